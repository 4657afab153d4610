import type { ReactNode } from 'react'

interface RowsTableProps {
  readonly columns: readonly string[]
  readonly caption?: ReactNode
  readonly children: ReactNode
}

/** On a phone each row is a block of its own, and its cells say what they are by `data-label`. */
export function RowsTable({ columns, caption, children }: RowsTableProps) {
  return (
    <table className="rows-table">
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
