import {translate} from '@docusaurus/Translate';
import type {RpcEthereum} from '../../reference';

/** How a method compares with Ethereum, in a few words. */
export function ethereumLabel({kind}: RpcEthereum): string {
  switch (kind) {
    case 'same':
      return translate({
        id: 'openrpc.ethereum.same',
        message: 'Same as in Ethereum',
        description: 'How a method compares with Ethereum',
      });
    case 'differs':
      return translate({
        id: 'openrpc.ethereum.differs',
        message: 'Differs from Ethereum',
        description: 'How a method compares with Ethereum',
      });
    case 'conflux':
      return translate({
        id: 'openrpc.ethereum.conflux',
        message: 'Conflux only',
        description: 'How a method compares with Ethereum',
      });
  }
}
