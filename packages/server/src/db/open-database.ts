import type { Config } from '../config';
import type { Database } from './database';
import { openEmbedded } from './embedded/embedded-database';
import { openPostgres } from './postgres';

/** Opens PostgreSQL where `databaseUrl` says so, else the embedded one in `dataDir`. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'poolSize' | 'statementTimeout'> &
    Partial<Pick<Config, 'databasePooler'>>,
): Promise<Database> {
  const { databaseUrl: url, databasePooler: pooler, poolSize, statementTimeout } = config;
  if (!url) return openEmbedded(config.dataDir);
  return openPostgres({ url, poolSize, statementTimeout, pooler });
}
