/** Training templates: trainings planned once and used again, own and shared ones of the school. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { toTemplateArgument } from '../model/board/template'

const columns =
  'id, school_id, author_id, title, objective, notes, is_shared, updated_at, author:users(first_name, last_name), blocks:training_template_blocks(id, phase, position, lane, group_label, planned_rpe, minutes, title, note, exercise_id, exercise:exercises(id, topic, phase, min_age, max_age, players_min, players_max, area_length_m, area_width_m, minutes, intensity, has_heading, equipment, diagram, texts:exercise_texts(locale, title, aim, setup, rules, coaching_points)))' as const

async function fetchTemplates(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('training_templates')
      .select(columns)
      .eq('school_id', schoolId)
      .order('title')
      .limit(100)
      .abortSignal(signal),
  )
}

export type Template = Awaited<ReturnType<typeof fetchTemplates>>[number]

async function saveTemplate(template: ReturnType<typeof toTemplateArgument>) {
  const client = await getDb()
  return unwrap(client.rpc('save_training_template', { p_template: template }))
}

interface TemplateChange {
  id: string
  change: { title?: string; is_shared?: boolean }
}

async function updateTemplate({ id, change }: TemplateChange) {
  const client = await getDb()
  return unwrap(client.from('training_templates').update(change).eq('id', id).select('id').single())
}

async function deleteTemplate(id: string) {
  const client = await getDb()
  return unwrap(client.from('training_templates').delete().eq('id', id).select('id').single())
}

export const templateQueries = {
  all: () => ['training', 'templates'] as const,
  of: (schoolId: string) =>
    queryOptions({
      queryKey: [...templateQueries.all(), schoolId],
      meta: {
        reads: [
          'training_templates',
          'training_template_blocks',
          'exercises',
          'exercise_texts',
          'users',
        ],
      },
      queryFn: ({ signal }) => fetchTemplates(schoolId, signal),
    }),
}

export function useTemplates(schoolId: string) {
  return useQuery(templateQueries.of(schoolId))
}

const meta = { writes: ['training_templates', 'training_template_blocks'] as const }

export function useSaveTemplate() {
  return useMutation({ mutationFn: saveTemplate, meta })
}

export function useChangeTemplate() {
  return useMutation({ mutationFn: updateTemplate, meta })
}

/** Gone from the list at once; a refusal brings it back and says so. */
export function useDeleteTemplate(schoolId: string) {
  const client = useQueryClient()
  const { queryKey } = templateQueries.of(schoolId)
  return useMutation({
    mutationFn: deleteTemplate,
    meta,
    onMutate: (id) => {
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (rows) => rows?.filter((row) => row.id !== id))
      return before
    },
    onError: (_error, _id, before) => client.setQueryData(queryKey, before),
  })
}
