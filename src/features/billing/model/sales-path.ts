import { paths } from '@/lib/router/paths'

/** The form of the support, set to a question about prices; the page asked from is told along. */
export const salesPath = `${paths.support.ask}?${new URLSearchParams({ page: paths.pricing, kind: 'sales' }).toString()}`
