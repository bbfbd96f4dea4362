/** What the address of the print page may ask for. */
import { z } from 'zod'
import { locales } from '@/lib/i18n/locale'

export const paperFormats = ['sheet', 'card'] as const
export type PaperFormat = (typeof paperFormats)[number]

export const paperOptionsSchema = z.object({
  format: z.enum(paperFormats).default('sheet'),
  squad: z.boolean().default(true),
  points: z.boolean().default(true),
  link: z.boolean().default(true),
  /** Empty: that of the screen. */
  lang: z.enum(['', ...locales]).default(''),
})

export type PaperOptions = z.infer<typeof paperOptionsSchema>
