/** What a chart shows, in plain values: drawn, listed as a table and saved as CSV from the same data. */
import { writeCell } from '@/lib/spreadsheet-cell'

/** How a series is told apart without colour: filled, striped, dotted, or an empty frame; lines by their marks. */
export type SeriesLook = 'solid' | 'stripes' | 'dots' | 'frame'

export interface ChartSeries {
  key: string
  label: string
  look: SeriesLook
  /** One per label; null where nothing is known. */
  values: readonly (number | null)[]
}

export interface ChartData {
  /** What the labels are, as the head of the table's first column. */
  heading: string
  labels: readonly string[]
  series: readonly ChartSeries[]
}

/** Between two bounds of each point, such as where a forecast will probably lie. */
export interface ChartBand {
  label: string
  low: readonly (number | null)[]
  high: readonly (number | null)[]
}

/** Rows of text with a head, separated by commas; each cell quoted where it must be. */
export function toCsv({ heading, labels, series }: ChartData): string {
  const rows = [
    [heading, ...series.map(({ label }) => label)],
    ...labels.map((label, index) => [
      label,
      ...series.map(({ values }) => String(values[index] ?? '')),
    ]),
  ]
  return `\uFEFF${rows.map((row) => row.map(quoteCell).join(',')).join('\r\n')}\r\n`
}

function quoteCell(text: string): string {
  const safe = /^-?\d+(\.\d+)?$/.test(text) ? text : writeCell(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Whether there is anything to see: a chart of noughts is an empty one. */
export function hasValues({ series }: ChartData): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && value !== 0))
}

/** The upper edge: the largest value, of stacked series the largest sum. */
export function findTop({ labels, series }: ChartData, isStacked: boolean): number {
  const tops = labels.map((_, index) => {
    const values = series.map(({ values: all }) => all[index] ?? 0)
    return isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values)
  })
  return Math.max(1, ...tops)
}

/** The first so many labels with their values. */
export function limitRows({ heading, labels, series }: ChartData, most: number): ChartData {
  return {
    heading,
    labels: labels.slice(0, most),
    series: series.map((one) => ({ ...one, values: one.values.slice(0, most) })),
  }
}
