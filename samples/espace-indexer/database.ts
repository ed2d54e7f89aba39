// The tables of the index. PGlite is PostgreSQL in this process.
import { PGlite } from '@electric-sql/pglite';

export async function open(folder: string): Promise<PGlite> {
  const db = await PGlite.create(folder);
  await db.exec(`
    CREATE TABLE IF NOT EXISTS blocks (number bigint PRIMARY KEY, hash text NOT NULL);
    CREATE TABLE IF NOT EXISTS transfers (
      block_hash text, log_index integer, block_number bigint NOT NULL, transaction_hash text NOT NULL,
      sender text NOT NULL, recipient text NOT NULL, amount numeric(78) NOT NULL,
      PRIMARY KEY (block_hash, log_index)
    );
    CREATE INDEX IF NOT EXISTS transfers_by_block ON transfers (block_number);
    CREATE OR REPLACE VIEW balances AS
      SELECT account, sum(change) AS balance FROM (
        SELECT recipient AS account, amount AS change FROM transfers
        UNION ALL SELECT sender, -amount FROM transfers
      ) AS changes WHERE account <> '0x0000000000000000000000000000000000000000' GROUP BY account;
  `);
  return db;
}
