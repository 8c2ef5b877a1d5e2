interface Props {
  caption: string;
  /** Head of the first column. */
  corner: string;
  columns: readonly string[];
  rows: readonly { head: string; cells: readonly string[] }[];
}

export const FiguresTable = ({ caption, corner, columns, rows }: Props) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ head, cells }) => (
        <tr key={head}>
          <th scope="row">{head}</th>
          {columns.map((column, index) => (
            <td key={column}>{cells[index]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
