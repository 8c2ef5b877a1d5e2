import { renderPage, scan, screen } from '@backoffice/testing';

import { ScanStatus, useScanner } from './index';
import { changeScanSettings } from './scan-settings';

const CODE = '4006381333931';

function Page({ onScan }: { onScan: (code: string) => void }) {
  useScanner(onScan);
  return <ScanStatus />;
}

afterEach(() => changeScanSettings({ maxGap: 60 }));

test.each([CODE, '٤٠٠٦٣٨١٣٣٣٩٣١'])(
  'a slow scanner that types %s is noticed, and one press sets its pace',
  async (typed) => {
    const scanned: string[] = [];
    const { user } = await renderPage(<Page onScan={(code) => scanned.push(code)} />);
    await scan(typed, 'Enter', 90);
    expect(scanned).toEqual([]);
    expect(await screen.findByText('That looked like a scan. Is your scanner slow?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set its pace' }));
    await scan(typed, 'Enter', 90);
    expect(scanned).toEqual([CODE]);
  },
);
