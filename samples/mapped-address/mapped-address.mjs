import { address } from 'js-conflux-sdk';

const core = 'cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg';
console.log(address.cfxMappedEVMSpaceAddress(core));
