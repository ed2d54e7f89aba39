import { writeFileSync } from 'node:fs';
import { api, done, fees, owner } from './espace.js';

const tally = await api.deployProxy('TallyUupsV1', [owner, 5n], { kind: 'uups', ...fees });
await done(await tally.write.add([], fees));
await done(await tally.write.add([], fees));
writeFileSync('uups.txt', tally.address);
console.log(
  `proxy ${tally.address}, count ${await tally.read.count()}, step ${await tally.read.step()}`,
);
console.log(`implementation ${await api.erc1967.getImplementationAddress(tally.address)}`);
