import type { Locator, Page } from '@playwright/test';

/** A part of a page by its heading. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

export interface ChartProps {
  series: { name: string; data: (number | null)[]; itemStyle: { color: string } }[];
  xAxis: { data: string[]; inverse: boolean };
  yAxis: { min: number; max?: number };
  tooltip: { renderMode: string };
}

/** The option that a card's chart was given, read from the component itself. */
export async function optionOf(page: Page, name: string): Promise<ChartProps> {
  const chart = card(page, name).locator('.echarts-for-react');
  await chart.locator('canvas').waitFor();
  return chart.evaluate((element) => {
    // The component has its latest props; the props of a fiber may be older.
    interface Fiber {
      return: Fiber | null;
      stateNode: { props?: { option?: ChartProps } } | null;
    }
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
    let fiber = (element as unknown as Record<string, Fiber | null>)[key];
    while (fiber && !fiber.stateNode?.props?.option) fiber = fiber.return;
    return JSON.parse(JSON.stringify(fiber?.stateNode?.props?.option)) as ChartProps;
  });
}
