import { prefixOf } from '@backoffice/ui/areas';

/** An address with a broken escape (`/admin/%E0%A4%A`) leads home like any other unknown one. */
export function leaveUnreadableAddress(): void {
  try {
    decodeURIComponent(window.location.pathname);
  } catch {
    window.history.replaceState(null, '', prefixOf(window.location.pathname));
  }
}
