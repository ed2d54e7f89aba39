/** A valid document, fresh each time, that has one of everything; tests break one thing of it. */
export function sampleDocument(): object {
  return {
    openrpc: '1.3.2',
    info: {title: 'Sample', version: '2.0.0', description: 'Methods of a sample node.'},
    servers: [{name: 'Test network', url: 'https://test.example/rpc', summary: 'For trying things out.'}],
    methods: [callMethod(), gasMethod(), subscribeMethod()],
    'x-errors': [
      {code: -32602, title: 'Invalid params', cause: 'A value is wrong.', cure: 'Mend it.'},
      {
        code: -32077,
        title: 'Catching up',
        cause: 'The node is behind.',
        cure: 'Wait.',
        unrecorded: 'The node is never behind.',
      },
      {
        code: 405,
        http: true,
        title: 'Not allowed',
        cause: 'It was no POST.',
        cure: 'Send a POST.',
        exchanges: [{name: 'get', request: {verb: 'GET'}, answer: {status: 405, body: 'POST is required'}}],
      },
    ],
    'x-unimplemented': [{name: 'cfx_signWell', message: 'Not implemented', instead: 'Sign with a wallet.'}],
    'x-absent': [{name: 'cfx_chainId', message: 'Method not found', instead: 'Read the status.'}],
    components: {
      schemas: {
        Quantity: {
          title: 'Quantity',
          description: 'A number in hex.',
          type: 'string',
          pattern: '^0x(0|[1-9a-f][0-9a-f]*)$',
        },
        BlockTag: {
          title: 'Block number or tag',
          oneOf: [
            {title: 'Tag', enum: ['latest', 'earliest'], default: 'latest'},
            {$ref: '#/components/schemas/Quantity'},
          ],
        },
        Block: {
          description: 'A block.',
          type: 'object',
          properties: {
            number: {$ref: '#/components/schemas/Quantity', description: 'Height of the block.'},
            miner: {type: ['string', 'null'], description: 'Who mined it.'},
            uncles: {type: 'array', items: {$ref: '#/components/schemas/Block'}},
          },
          required: ['number'],
          additionalProperties: false,
        },
      },
      errors: {
        Invalid: {
          code: -32602,
          message: 'invalid params',
          'x-cause': 'A value has the wrong form.',
          'x-cure': 'Mend the value.',
        },
      },
      tags: {cfx: {name: 'cfx', description: 'Blocks and balances.'}},
    },
  };
}

function callMethod() {
  return {
    name: 'cfx_call',
    summary: 'Runs a call.',
    description: 'Runs a call without a transaction.',
    tags: [{$ref: '#/components/tags/cfx'}],
    paramStructure: 'by-position',
    params: [
      {
        name: 'call',
        description: 'The call.',
        required: true,
        schema: {type: 'object', properties: {value: {$ref: '#/components/schemas/Quantity', 'x-unit': 'drip'}}},
      },
      {name: 'block', summary: 'At which block.', schema: {$ref: '#/components/schemas/BlockTag'}},
    ],
    result: {name: 'block', description: 'The block.', schema: {$ref: '#/components/schemas/Block'}},
    errors: [{$ref: '#/components/errors/Invalid'}],
    examples: [
      {
        name: 'A call',
        params: [{value: {value: '0x1'}}, {name: 'block', value: 'latest'}],
        result: {value: {number: '0x1'}},
      },
      {
        name: 'wrong',
        summary: 'A wrong call',
        params: [{value: {}}],
        'x-error': {code: -32602, message: 'invalid params', data: null},
      },
    ],
    externalDocs: {url: 'https://example.org/call', description: 'More on calls.'},
    'x-since': 'v2.4.0 or earlier',
    'x-history': 'Named `call` up to v2.3.',
    'x-availability': 'own-node',
    'x-node-group': {name: 'cfx', opened: 'listed', key: 'public_rpc_apis', local: true},
    'x-ethereum': {kind: 'differs', note: 'Runs on an epoch.'},
    'x-guides': ['/docs/guide'],
  };
}

function gasMethod() {
  return {
    name: 'cfx_gasPrice',
    summary: 'Tells the gas price.',
    deprecated: true,
    params: [],
    result: {name: 'price', schema: {type: 'integer', minimum: 0}},
  };
}

function subscribeMethod() {
  return {
    name: 'cfx_subscribe',
    summary: 'Sends blocks as they come.',
    params: [{name: 'kind', required: true, schema: {type: 'string'}}],
    result: {name: 'id', schema: {$ref: '#/components/schemas/Quantity'}},
    examples: [
      {
        name: 'Blocks',
        params: [{value: 'blocks'}],
        result: {value: '0x1'},
        'x-notifications': [
          {jsonrpc: '2.0', method: 'cfx_subscription', params: {subscription: '0x1', result: {number: '0x2'}}},
        ],
      },
    ],
    'x-notification': {
      method: 'cfx_subscription',
      description: 'A new block.',
      schema: {$ref: '#/components/schemas/Block', description: 'The block that came.'},
    },
  };
}
