import {describe, expect, test} from 'vitest';
import {FACTS} from '../../../src/facts/registry';
import {parseGatewayFile, parseModules} from '../parseGateway';
import {parseCoreMethods, parseEspaceMethods} from '../parseNode';
import {readServed} from '../recorded';
import {availabilityOf, DEFAULT_GROUPS, nodeGroups, publicMethods} from '../whoServes';

const APIS = `
func nativeSpaceApis(option ...CfxAPIOption) []API {
	return []API{
		{
			Namespace: "cfx",
			Version:   "1.0",
			Service:   newCfxAPI(clientProvider, option...),
			Public:    true,
		}, {
			Namespace: "txpool",
			Version:   "1.0",
			Service:   &txPoolAPI{},
			Public:    true,
		}, {
			Namespace: "trace",
			Version:   "1.0",
			Service:   &traceAPI{stateHandler},
			Public:    false,
		},
	}
}

func evmSpaceApis() []API { return nil }
`;

describe('the gateway’s source', () => {
  test('its modules have a type and say whether they are public', () => {
    expect(parseModules(APIS, 'nativeSpaceApis')).toEqual([
      {name: 'cfx', type: 'cfxAPI', isPublic: true},
      {name: 'txpool', type: 'txPoolAPI', isPublic: true},
      {name: 'trace', type: 'traceAPI', isPublic: false},
    ]);
    expect(() => parseModules(APIS, 'otherApis')).toThrow('otherApis');
  });

  test('its methods are those of a module’s type, and subscriptions have one pair of names', () => {
    const source = `
func (api *cfxAPI) GetPoSEconomics(
	ctx context.Context, epoch ...types.Epoch,
) (economics types.PoSEconomics, err error) {
}
func (*cfxAPI) helper() error {
}
func (api *cfxAPI) NewHeads(ctx context.Context) (*rpc.Subscription, error) {
}
func (api *cfxAPI) Logs(ctx context.Context, filter types.LogFilter) (*rpc.Subscription, error) {
}
func (api *otherAPI) Status(ctx context.Context) error {
}
`;
    const [file, ...others] = parseGatewayFile('rpc/cfx_api.go', source, parseModules(APIS, 'nativeSpaceApis'));
    expect(others).toEqual([]);
    expect(file).toEqual({
      file: 'rpc/cfx_api.go',
      module: 'cfx',
      isPublic: true,
      methods: ['cfx_getPoSEconomics', 'cfx_subscribe', 'cfx_unsubscribe'],
    });
  });
});

describe('the node’s source', () => {
  test('a method in a comment is none', () => {
    expect(parseCoreMethods('#[rpc(name = "cfx_call")]\n    //	#[rpc(name = "cfx_mining")]\n')).toEqual(['cfx_call']);
    expect(
      parseEspaceMethods('#[rpc(server, namespace = "eth")]\n#[method(name = "call")]\n// #[method(name = "mining")]'),
    ).toEqual(['eth_call']);
    expect(
      parseEspaceMethods('namespace = "eth"\nname = "subscribe" => "subscription",\nunsubscribe = "unsubscribe",'),
    ).toEqual(['eth_subscribe', 'eth_unsubscribe']);
  });
});

describe('who serves what', () => {
  const served = readServed();

  test('the groups that are open by default are those of the facts', () => {
    expect(DEFAULT_GROUPS.core.join(', ')).toBe(FACTS.get('node.group.core.safe')?.value);
    expect(DEFAULT_GROUPS.espace.join(', ')).toBe(FACTS.get('node.group.espace.evm')?.value);
  });

  test('the lists come from the commits that facts quote', () => {
    expect([served.gateway.ref, served.node.ref]).toEqual(['v1.3.9-mainnet', 'v3.0.2']);
    expect(served.closedWithoutKey.core).toEqual(['debug', 'trace', 'filter']);
    expect(served.closedWithoutKey.espace).toEqual(['debug', 'trace', 'filter']);
  });

  test('the public endpoints serve less than a node’s default groups in one place, and more in another', () => {
    const isPublic = (method: string): boolean =>
      publicMethods(served, method.startsWith('eth_') || method.startsWith('parity_') ? 'espace' : 'core').has(method);
    expect(
      ['cfx_call', 'cfx_subscribe', 'txpool_nextNonce', 'pos_getStatus', 'eth_call', 'eth_subscribe'].filter(
        (method) => !isPublic(method),
      ),
    ).toEqual([]);
    const refused = [
      'cfx_newFilter',
      'eth_getFilterLogs',
      'parity_getBlockReceipts',
      'txpool_txWithPoolInfo',
      'eth_submitWork',
      'cfx_getEpochReceipts',
      'trace_block',
    ];
    expect(refused.filter(isPublic)).toEqual([]);
  });

  test('an operator’s method is one of the group that nobody else should reach', () => {
    expect(availabilityOf(served, 'core', 'debug_clearTxPool')).toBe('operator');
    expect(availabilityOf(served, 'core', 'cfx_getEpochReceipts')).toBe('own-node');
    expect(availabilityOf(served, 'espace', 'debug_traceCall')).toBe('own-node');
  });

  test('a node opens filters by a key, and other groups by its list', () => {
    const core = nodeGroups(served, 'core');
    expect(core.get('cfx_newFilter')).toEqual({name: 'cfx', opened: 'set', key: 'poll_lifetime_in_seconds'});
    expect(core.get('trace_block')).toEqual({name: 'trace', opened: 'listed', key: 'public_rpc_apis', local: true});
    expect(core.get('cfx_accounts')).toEqual({name: 'debug', opened: 'local'});
    expect(nodeGroups(served, 'espace').get('txpool_status')).toEqual({
      name: 'txpool',
      opened: 'listed',
      key: 'public_evm_rpc_apis',
    });
    expect(nodeGroups(served, 'espace').get('trace_block')).toEqual({name: 'trace', opened: 'default'});
  });
});
