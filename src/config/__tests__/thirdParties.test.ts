import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {readThirdParties} from '../thirdParties';

const SCRIPT = {PORTAL_ASSISTANT_SCRIPT: 'https://cdn.example/widget-1.0.0.js', PORTAL_ASSISTANT_KEY: 'pk'};
const hashWith = (algorithm: string): string => `${algorithm}-${createHash(algorithm).update('x').digest('base64')}`;
const withHash = (integrity: string) => readThirdParties({...SCRIPT, PORTAL_ASSISTANT_INTEGRITY: integrity});

describe('the assistant’s script', () => {
  test.each(['sha256', 'sha384', 'sha512'])('goes with its %s hash', (algorithm) => {
    expect(withHash(hashWith(algorithm)).assistant).toMatchObject({
      scriptUrl: SCRIPT.PORTAL_ASSISTANT_SCRIPT,
      integrity: hashWith(algorithm),
    });
  });

  test.each([
    '',
    'sha384-x',
    'sha384-',
    hashWith('sha1'),
    createHash('sha384').update('x').digest('base64'),
    `${hashWith('sha384')} `,
  ])('does not build with the hash "%s"', (integrity) => {
    expect(() => withHash(integrity)).toThrow('PORTAL_ASSISTANT_INTEGRITY');
  });

  test('does not build without the variable, and the message shows how to compute it', () => {
    expect(() => readThirdParties(SCRIPT)).toThrow(
      /is not set[\s\S]*curl -fsSL 'https:\/\/cdn\.example\/widget-1\.0\.0\.js' \| openssl dgst -sha384 -binary/,
    );
  });

  test('is not needed', () => {
    expect(readThirdParties({}).assistant).toEqual({
      scriptUrl: '',
      integrity: '',
      publicKey: '',
      keyAttribute: 'data-public-key',
    });
  });
});
