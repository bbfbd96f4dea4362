import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useLabPlayer } from '@/features/notes/api/lab'
import { NoteFields } from '@/features/notes/widgets/note-fields'
import { PlayerFace } from '@/features/people/widgets/player-face'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { formatFullName } from '@/lib/person'
import { paths } from '@/lib/router/paths'
import { getToday } from '@/lib/time/calendar-date'
import { showToast } from '@/lib/toast'
import { EntityForm } from '@/shared/form/entity-form'
import { LinkButton } from '@/shared/ui/button'
import { NameLines } from '@/shared/ui/name-lines'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useAddNoteAndTasks } from '../api/assign'
import { PlayerNow } from '../components/note/player-now'
import { TasksField } from '../components/note/tasks-field'
import { useRequestIds } from '../components/use-request-ids'
import { listAssignFieldErrors } from '../model/failure'
import { noteAndTasksSchema, type NoteAndTasksInput } from '../model/task-schemas'
import { toDueInstant } from '../model/to-due-instant'

/** Looks at one player and writes down what was seen and what comes next, in one step. */
export function NoteAndTasksPage() {
  const { playerId = '' } = useParams()
  const { t } = useTranslation('tasks')
  const player = useLabPlayer(playerId)
  const { teams } = useTrainingAccess()
  const { mutateAsync: add } = useAddNoteAndTasks()
  const getIds = useRequestIds()
  const back = { to: paths.notes.lab, label: t('note.back') }
  if (!player) {
    return (
      <FormPage title={t('pages.add_for_player')} back={back}>
        <EmptyState
          picture="people"
          title={t('note.not_yours')}
          text={t('note.not_yours_text')}
          action={<LinkButton to={paths.notes.lab}>{t('note.back')}</LinkButton>}
        />
      </FormPage>
    )
  }
  const name = formatFullName(player)
  const values: NoteAndTasksInput = {
    note: { kind: 'observation', visibility: 'staff', body: '', occurred_on: getToday() },
    tasks: [],
  }
  return (
    <EntityForm
      title={t('note.title', { name })}
      description={
        <NameLines
          media={<PlayerFace playerId={playerId} name={name} among={[playerId]} size={40} />}
          name={player.team_names.join(', ')}
          text={t('note.lead')}
        />
      }
      back={back}
      schema={noteAndTasksSchema}
      values={values}
      draftKey={`note-and-tasks-${playerId}`}
      save={async (sent) => {
        const { note, tasks } = sent
        const [id = '', ...requestIds] = getIds(sent, tasks.length + 1)
        const zone = teams[0]?.school.time_zone ?? 'UTC'
        await add({
          player_id: playerId,
          note: note.body === '' ? null : { ...note, id },
          tasks: tasks.map(({ due_on, ...task }, index) => ({
            ...task,
            due_at: toDueInstant(due_on, zone),
            request_id: requestIds[index] ?? '',
          })),
        })
        showToast('success', 'tasks:note.saved', { values: { name } })
        return paths.notes.lab
      }}
      fieldErrors={listAssignFieldErrors}
      submitLabel={t('note.save')}
    >
      <FormSection title={t('now.title')} why={t('now.why', { name: player.first_name })}>
        <QueryBoundary>
          <PlayerNow playerId={playerId} />
        </QueryBoundary>
      </FormSection>
      <FormSection title={t('note.section')} why={t('note.section_why')}>
        <NoteFields prefix="note." isOptional />
      </FormSection>
      <FormSection title={t('note.tasks')} why={t('note.tasks_why', { name: player.first_name })}>
        <TasksField />
      </FormSection>
    </EntityForm>
  )
}
