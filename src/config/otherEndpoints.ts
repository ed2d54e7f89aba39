/**
 * Further public addresses of the services in `networks.ts`, by chain id; a page may check them when its reader asks
 * for it.
 */
export const OTHER_ENDPOINTS: Readonly<Record<number, readonly string[] | undefined>> = {
  71: ['https://evmtest.confluxrpc.com', 'https://evmtestnet.confluxrpc.org', 'wss://evmtestnet.confluxrpc.org/ws'],
  1030: [
    'https://evmmain-china.confluxrpc.com',
    'https://evmmain-global.confluxrpc.com',
    'https://evm.confluxrpc.org',
    'wss://evm.confluxrpc.org/ws',
  ],
};
