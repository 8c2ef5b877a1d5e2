import {
  Badge,
  Card,
  CheckboxField,
  Form,
  Icon,
  ICONS,
  MoneyField,
  NumberField,
  RadioGroupField,
  SelectField,
  Spinner,
  SaveBar,
  TextareaField,
  TextField,
  useAppForm,
} from '@backoffice/ui';

const TONES = [
  'primary',
  'success',
  'warning',
  'info',
  'danger',
  'outline-primary',
  'outline-secondary',
  'outline-danger',
  'link',
];
const brands = [
  { value: 1, label: 'Nike' },
  { value: 2, label: 'Adidas' },
];
const payments = [
  { value: 'cash', label: 'Cash' },
  { value: 'bank', label: 'Bank' },
];

export const ControlsSection = () => (
  <div className="d-grid gap-3">
    <Buttons />
    <SampleForm />
    <Alerts />
  </div>
);

const Buttons = () => (
  <Card title="Buttons">
    <div className="d-flex flex-wrap gap-2">
      {TONES.map((tone) => (
        <button key={tone} type="button" className={`btn btn-${tone}`}>
          {tone}
        </button>
      ))}
      <button type="button" className="btn btn-primary" disabled>
        <Spinner small />
        Saving...
      </button>
      <button type="button" className="btn btn-outline-secondary btn-sm">
        <Icon path={ICONS.edit} /> Edit
      </button>
      <button type="button" className="btn btn-outline-danger btn-sm btn-icon" aria-label="Delete">
        <Icon path={ICONS.remove} />
      </button>
    </div>
    <div className="d-flex flex-wrap gap-2 mt-3">
      {(['neutral', 'success', 'danger', 'warning', 'info'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  </Card>
);

const SAMPLE = {
  code: 'AIR-1001',
  email: '',
  brand: 1,
  stockPrice: '45.50',
  quantity: 3,
  day: '2026-11-21',
  payment: 'cash',
  note: '',
  agreed: true,
  company: 'Hapi i Parë Sh.p.k.',
};

function SampleForm() {
  const form = useAppForm({ defaultValues: SAMPLE });
  return (
    <Card title="Form">
      <Form form={form} onSubmit={() => new Promise((resolve) => setTimeout(resolve, 1500))}>
        <div className="row row-cols-1 row-cols-md-3 g-3">
          <TextField name="code" label="Code" required className="col" />
          <TextField
            name="email"
            label="Email"
            type="email"
            required
            hint="Where receipts go"
            className="col"
          />
          <SelectField name="brand" label="Brand" options={brands} required className="col" />
          <MoneyField name="stockPrice" label="Stock price" required className="col" />
          <NumberField name="quantity" label="Quantity" unit="pairs" min={0} className="col" />
          <RadioGroupField name="payment" label="Payment" options={payments} className="col" />
          <TextField name="company" label="Company" readOnly className="col" />
          <CheckboxField name="agreed" label="Print a receipt" className="col" />
          <TextareaField name="note" label="Description" className="col" />
        </div>
        <div className="mt-3">
          <SaveBar busyLabel="Saving...">Save</SaveBar>
        </div>
      </Form>
    </Card>
  );
}

const Alerts = () => (
  <div className="d-grid gap-2">
    {['danger', 'warning', 'info', 'success'].map((tone) => (
      <div key={tone} className={`alert alert-${tone}`}>
        No brands found. Please Add brands in the <a href="#cms">CMS Panel</a>
      </div>
    ))}
  </div>
);
