import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {rpcSidebarItems} from 'docusaurus-plugin-openrpc';

const methods = rpcSidebarItems({
  id: 'default',
  document: path.join(__dirname, 'openrpc.json'),
  routeBasePath: 'rpc',
  indexLabel: 'All methods',
});

const sidebars: SidebarsConfig = {
  main: ['start', {type: 'category', label: 'Methods', key: 'methods', items: methods}],
};

export default sidebars;
