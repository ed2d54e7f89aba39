export { confluxESpaceTestnet as chain } from '@reown/appkit/networks';
