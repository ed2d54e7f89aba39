import type {VerbCommand} from './runVerb';

const REPO = 'a checkout or a bare mirror; once for each repository';

/** What is read or recorded elsewhere, drawn or listed, and kept in the repository or its reports. */
export const DATA: VerbCommand = {
  name: 'data',
  verbs: {
    record: {
      does: 'records the examples of the method pages again, from a node with a fixed genesis (Linux x64)',
      options: {
        '--only METHOD,…': 'only these methods; the name may end with *',
        '--space core|espace': 'only one space',
        '--dry': 'shows the answers and writes nothing',
        '--all': 'also writes recordings in which only changing values differ',
        '--no-fill': 'leaves the documents in openrpc as they are',
        '--keep-node FILE': 'keeps the node until Ctrl+C, and writes into FILE how to join it',
        '--attach FILE': 'joins a node that is kept',
        '--against v2.4.0': 'compares the methods with a node of v2.4.0, and fills in since when each exists',
      },
      load: () => import('../commands/data/record'),
    },
    drift: {
      does: 'compares the methods of a running node with the documents',
      options: {
        '--url URL': 'the endpoint to ask, such as http://localhost:12537',
        '--space core|espace': 'the space that it serves',
      },
      load: () => import('../commands/data/drift'),
    },
    facts: {
      does: 'compares every fact with its source, or with a node',
      options: {
        '--repo PATH': REPO,
        '--node': 'asks a real node for each fact that one can show (Linux x64)',
        '--write': 'records what was read, and the day',
      },
      load: () => import('../commands/data/facts'),
    },
    'node-keys': {
      does: 'reads the configuration keys of the node again, from all its releases',
      options: {
        '--repo PATH': 'a checkout or a bare mirror of conflux-rust',
        '--check': 'compares, and writes nothing',
      },
      load: () => import('../commands/data/node-keys'),
    },
    diagrams: {
      does: 'draws the diagrams of pages from their .mmd files into static/diagrams',
      load: () => import('../commands/data/diagrams'),
    },
    'local-node': {
      does: 'bundles the program that readers download to start a local node',
      load: () => import('../commands/data/local-node'),
    },
    sbom: {
      does: 'lists all packages with licenses and hashes (CycloneDX 1.6) in test-results/sbom.cdx.json',
      load: () => import('../commands/data/sbom'),
    },
  },
};
