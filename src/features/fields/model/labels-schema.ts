/** The names of a layer's parts; limits of `public.field_parts`. */
import { z } from 'zod'
import { labelLength } from './part'

export const labelsSchema = z
  .object({
    labels: z.array(
      z
        .string()
        .trim()
        .min(1, { error: 'fields:errors.label' })
        .max(labelLength, { error: 'fields:errors.too_long' }),
    ),
  })
  .superRefine(({ labels }, context) => {
    for (const [index, label] of labels.entries()) {
      if (labels.indexOf(label) === index) continue
      context.addIssue({
        code: 'custom',
        path: ['labels', index],
        message: 'fields:errors.label_taken',
      })
    }
  })
