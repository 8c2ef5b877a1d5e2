export { type OnScan, type ScanAnswer } from './scan-consumers';
export {
  dismissUnknownCodes,
  useScanLog,
  type LoggedScan,
  type ScanLog,
  type ScanOutcome,
} from './reading/scan-log';
export {
  createScanReader,
  type Scan,
  type ScanKey,
  type ScanReader,
  type ScanReaderOptions,
  type ScanResult,
} from './reading/scan-reader';
export {
  MAX_MAX_GAP,
  MIN_MAX_GAP,
  changeScanSettings,
  useScanSettings,
  type ScanSettings,
} from './scan-settings';
export { ScanStatus } from './scan-status';
export { ScannerProvider } from './scanner-provider';
export { useScanner, useScansWait } from './use-scanner';
