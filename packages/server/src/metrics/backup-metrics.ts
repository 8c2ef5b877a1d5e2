import { Gauge, type Registry } from 'prom-client';

import { backupHealth, type BackupHealth } from '../backup/kept/health';
import type { BackupSettings } from '../config';

/** Gives the moments of backups; how old one may be, the watching system decides. */
export function addBackupMetrics(
  register: Registry,
  settings: BackupSettings,
  now: () => Date,
): void {
  const gauge = (name: string, help: string, read: (health: BackupHealth) => number | null) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read(backupHealth(settings, now())) ?? 0);
      },
    });
  const seconds = (milliseconds: number | null) => milliseconds && milliseconds / 1_000;
  gauge('backup_last_success_timestamp_seconds', 'When the newest backup was begun', (health) =>
    seconds(health.newest),
  );
  gauge(
    'backup_last_check_timestamp_seconds',
    'When a backup was last restored for a try and was whole',
    (health) => seconds(health.checked),
  );
  gauge('backup_failed', '1 where the last run failed', ({ hasFailed }) => Number(hasFailed));
}
