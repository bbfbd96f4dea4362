/** A field as its form knows it; limits of `public.fields`. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { fieldLimits, surfaces } from './field'
import { divisions } from './part'

const createTextSchema = (most: number) =>
  z.string().trim().max(most, { error: 'fields:errors.too_long' })

const createMetresSchema = ({ min, max }: { min: number; max: number }, error: string) =>
  z.number({ error }).min(min, { error }).max(max, { error })

export const fieldSchema = z.object({
  school_id: z.guid({ error: 'fields:errors.school' }),
  name: createTextSchema(fieldLimits.name).min(1, { error: 'fields:errors.name' }),
  surface: z.enum(surfaces, { error: 'fields:errors.surface' }),
  length_m: createMetresSchema(fieldLimits.length, 'fields:errors.length'),
  width_m: createMetresSchema(fieldLimits.width, 'fields:errors.width'),
  has_lights: z.boolean(),
  address: createTextSchema(fieldLimits.address),
  note: createTextSchema(fieldLimits.note),
  /** Only of a new field: how it is cut at once; divisions as text, which is what a choice holds. */
  divisions: z.array(z.enum(listDivisionTexts())),
})

export type FieldInput = z.input<typeof fieldSchema>
export type FieldValues = z.output<typeof fieldSchema>

/** What a table row takes: an emptied text is no text, the divisions are calls of their own. */
export function toFieldRow({
  divisions: _cut,
  school_id: _school,
  address,
  note,
  ...rest
}: FieldValues) {
  return { ...rest, address: address || null, note: note || null }
}

export type FieldRow = ReturnType<typeof toFieldRow>

/** What the server found wrong, beside the field it belongs to. */
export function describeFieldFailure({ detail }: AppError): Partial<Record<'name', string>> {
  return detail === '23505' ? { name: 'fields:errors.name_taken' } : {}
}

interface StoredField extends Omit<FieldInput, 'address' | 'note' | 'divisions'> {
  address: string | null
  note: string | null
}

/** A stored field as the form takes it; parts are cut on the field's page. */
export function toFieldInput(field: StoredField): FieldInput {
  const { school_id, name, surface, length_m, width_m, has_lights, address, note } = field
  const facts = { school_id, name, surface, length_m, width_m, has_lights }
  return { ...facts, address: address ?? '', note: note ?? '', divisions: [] }
}

/** A full-size pitch, which most clubs begin with. */
export function createFieldInput(schoolId: string): FieldInput {
  return {
    school_id: schoolId,
    name: '',
    surface: 'grass',
    length_m: 105,
    width_m: 68,
    has_lights: false,
    address: '',
    note: '',
    divisions: ['2'],
  }
}

function listDivisionTexts() {
  return divisions.map((division) => `${division}` as const)
}
