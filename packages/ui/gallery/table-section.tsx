import { formatMoney, sumMoney } from '@backoffice/i18n';
import {
  Badge,
  Card,
  Choices,
  DataTable,
  DateNavigator,
  downloadCsv,
  FilterBar,
  FilterChip,
  FilterDate,
  FilterSelect,
  FilterText,
  Money,
  SelectionBar,
  StatTile,
  useSelection,
  type Column,
  type Selection,
} from '@backoffice/ui';
import { ScanStatus, useScanner } from '@backoffice/ui/scanner';
import { useMemo, useState } from 'react';

import { sampleRows, type SampleRow } from './sample-rows';

const columns: Column<SampleRow>[] = [
  {
    id: 'code',
    header: 'Code',
    sortable: true,
    cell: (row) => row.code,
    csv: (row) => row.code,
    sortValue: (row) => row.code,
  },
  {
    id: 'brand',
    header: 'Brand',
    sortable: true,
    cell: (row) => row.brand,
    csv: (row) => row.brand,
    sortValue: (row) => row.brand,
  },
  { id: 'color', header: 'Colour', cell: (row) => row.color, csv: (row) => row.color },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    sortable: true,
    cell: (row) => row.size,
    csv: (row) => row.size,
    sortValue: (row) => row.size,
  },
  {
    id: 'location',
    header: 'Location',
    cell: (row) => (
      <Badge tone={row.location === 'Depo' ? 'warning' : 'neutral'}>{row.location}</Badge>
    ),
  },
  {
    id: 'barcode',
    header: 'Barcode',
    cell: (row) => <span className="font-monospace">{row.barcode}</span>,
    csv: (row) => row.barcode,
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: (row) => <Money value={row.price} />,
    csv: (row) => row.price,
  },
];

export const TableSection = () => (
  <div className="d-grid gap-3">
    <Tiles />
    <Stock />
  </div>
);

const Tiles = () => (
  <div className="row row-cols-1 row-cols-md-3 g-3">
    <div className="col">
      <Card>
        <StatTile label="Total shipments" value="1,284 Qty" hint="+12 since yesterday" />
      </Card>
    </div>
    <div className="col">
      <Card>
        <StatTile label="Online sales" value={formatMoney('18240.50')} />
      </Card>
    </div>
    <div className="col">
      <Card>
        <StatTile label="Bank payments" value={formatMoney('9310.00')} hint="NLB, PCB, TEB" />
      </Card>
    </div>
  </div>
);

function Stock() {
  const isLong = new URLSearchParams(location.search).has('long');
  const rows = useMemo(() => sampleRows(isLong ? 10_000 : 12), [isLong]);
  const selection = useSelection([2, 3, 5]);
  const [chosen, setChosen] = useState<Chosen>({ day: '2026-11-21', brand: '' });
  useSeenCodes(rows);
  const listed = rows.filter((row) => row.brand.toLowerCase().includes(chosen.brand.toLowerCase()));
  const setDay = (day: string) => setChosen({ ...chosen, day });

  return (
    <Card
      title="Stock"
      actions={<DateNavigator day={chosen.day} onChange={setDay} max="2026-11-21" />}
    >
      <div className="d-grid gap-3">
        <Filters chosen={chosen} onChoose={setChosen} />
        <ScanStatus />
        <StockSelection rows={rows} selection={selection} />
        <DataTable
          columns={columns}
          rows={listed}
          rowKey={(row) => row.id}
          caption="Stock"
          selection={selection}
          onRowActivate={() => undefined}
          sort={{ id: 'code', dir: 'asc' }}
          footer={
            <strong>
              Total <Money value={sumMoney(listed.map((row) => row.price))} />
            </strong>
          }
        />
      </div>
    </Card>
  );
}

/** Answers scans: tells barcodes that were scanned before, and those that no row has. */
function useSeenCodes(rows: SampleRow[]) {
  const [seen, setSeen] = useState<string[]>([]);
  useScanner((code) => {
    if (seen.includes(code)) return 'repeated';
    setSeen([...seen, code]);
    return rows.some((row) => row.barcode === code) ? 'found' : 'unknown';
  });
}

interface Chosen {
  day: string;
  brand: string;
}

interface FiltersProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function Filters({ chosen, onChoose }: FiltersProps) {
  const [type, setType] = useState('shoes');
  const [view, setView] = useState<'all' | 'due'>('all');
  const types = (
    <FilterSelect
      label="Type"
      value={type}
      onChange={setType}
      options={[{ value: 'shoes', label: 'Shoes' }]}
    />
  );
  const views = (
    <Choices
      label="View"
      value={view}
      onChange={setView}
      options={[
        { value: 'all', label: 'All' },
        { value: 'due', label: 'Label due' },
      ]}
    />
  );
  const chip = type && <FilterChip name="Shoes" onRemove={() => setType('')} />;
  return (
    <FilterBar set={type ? 1 : 0} more={types} chips={chip} views={views}>
      <FilterText label="Code" value="" onChange={() => undefined} />
      <FilterText
        label="Brand"
        value={chosen.brand}
        onChange={(brand) => onChoose({ ...chosen, brand })}
      />
      <FilterDate
        label="Start date"
        value={chosen.day}
        onChange={(day) => onChoose({ ...chosen, day })}
      />
    </FilterBar>
  );
}

const StockSelection = ({ rows, selection }: { rows: SampleRow[]; selection: Selection }) => (
  <SelectionBar
    selection={selection}
    total={1284}
    onSelectAll={() => Promise.resolve(rows.map((row) => row.id))}
  >
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      onClick={() => downloadCsv('stock', columns, rows)}
    >
      Export
    </button>
    <button type="button" className="btn btn-primary btn-sm">
      Transfer
    </button>
  </SelectionBar>
);
