import { DataTable } from '@/shared/ui/table/data-table'
import type { ChartData } from '../../model/chart'

interface ChartTableProps {
  label: string
  data: ChartData
  format: (value: number) => string
}

/** The numbers behind a chart. */
export function ChartTable({ label, data, format }: ChartTableProps) {
  return (
    <DataTable
      label={label}
      rows={data.labels.map((name, index) => ({ name, index }))}
      rowKey={({ index }) => String(index)}
      columns={[
        { key: 'name', header: data.heading, render: ({ name }) => name },
        ...data.series.map(({ key, label: header, values }) => ({
          key,
          header,
          align: 'end' as const,
          render: ({ index }: { index: number }) => {
            const value = values[index]
            return value === null || value === undefined ? '–' : format(value)
          },
        })),
      ]}
    />
  )
}
