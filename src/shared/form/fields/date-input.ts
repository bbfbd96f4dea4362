/** The kit's day picker with its styles, which only pages with a day to pick load. */
import '@mantine/dates/styles.layer.css'

export { DateInput } from '@mantine/dates'
