import { IconClockHour4, IconHistory, IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PlayerFace } from '@/features/people/widgets/player-face'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { toOptions } from '@/shared/ui/filters/list-filter'
import layout from '@/shared/ui/layout.module.css'
import { CardLines, Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { StatusBadge } from '@/shared/ui/status-badge'
import { labQueries, type LabRow } from '../api/lab'
import { labFilterSchema } from '../model/note-filter'
import { VisibilityBadge } from '../widgets/visibility-badge'

/** Every player of one's own teams, whom nobody has looked at for longest on top: from here a coach writes. */
export function NoteLabPage() {
  const { t } = useTranslation('notes')
  const { teams } = useTrainingAccess()
  const list = useList(labFilterSchema, labQueries.list)
  const among = (list.rows ?? []).map(({ player_id: id }) => id)
  const renderName = (row: LabRow) => (
    <NameLines
      media={
        <PlayerFace playerId={row.player_id} name={formatFullName(row)} among={among} size={40} />
      }
      name={formatFullName(row)}
      text={row.team_names.join(', ')}
    />
  )
  const renderWork = ({ open_tasks: open, late_tasks: late }: LabRow) => (
    <span>
      {open === 0 ? <Dim>{t('lab.no_tasks')}</Dim> : t('lab.tasks', { count: open })}
      {late > 0 ? <Dim> · {t('lab.late', { count: late })}</Dim> : null}
    </span>
  )
  return (
    <ListPage
      title={t('pages.lab')}
      label={t('lab.label')}
      list={list}
      description={t('lab.lead')}
      actions={
        <>
          <LinkButton
            kind="secondary"
            to={paths.development.team}
            icon={<IconTargetArrow size={20} stroke={1.75} />}
          >
            {t('lab.plans')}
          </LinkButton>
          <LinkButton
            kind="secondary"
            to={paths.notes.history}
            icon={<IconHistory size={20} stroke={1.75} />}
          >
            {t('pages.history')}
          </LinkButton>
        </>
      }
      search={{ label: t('lab.search'), placeholder: t('lab.search_placeholder') }}
      filters={[
        { key: 'waiting', label: t('lab.waiting_filter') },
        teams.length > 1 && { key: 'team', label: t('lab.team'), options: toOptions(teams) },
      ]}
      rowKey={({ player_id: id }) => id}
      rowLabel={formatFullName}
      rowHref={({ player_id: playerId }) => href(paths.tasks.addForPlayer, { playerId })}
      columns={[
        { key: 'name', header: t('lab.player'), render: renderName },
        { key: 'note_on', header: t('lab.looked_at'), render: (row) => <LookedAt row={row} /> },
        { key: 'note', header: t('lab.last_note'), render: (row) => <LastNote row={row} /> },
        { key: 'tasks', header: t('lab.open'), render: renderWork },
      ]}
      phoneCard={(row) => (
        <CardLines>
          {renderName(row)}
          <FactLine>
            <LookedAt row={row} />
            {renderWork(row)}
          </FactLine>
          <LastNote row={row} />
        </CardLines>
      )}
      empty={{
        picture: 'people',
        title: t('lab.empty'),
        text: t('lab.empty_text'),
        action: <LinkButton to={paths.teams.list}>{t('lab.to_teams')}</LinkButton>,
      }}
    />
  )
}

function LookedAt({ row }: { row: LabRow }) {
  const { t } = useTranslation('notes')
  const when = row.note_on ? formatDate(row.note_on) : t('lab.never')
  if (!row.is_waiting) return <Dim>{when}</Dim>
  return (
    <StatusBadge tone="amber" icon={<IconClockHour4 size={14} stroke={2} aria-hidden="true" />}>
      {row.note_on ? t('lab.waiting_since', { when }) : when}
    </StatusBadge>
  )
}

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

function LastNote({ row: { note_body: body, note_visibility: visibility } }: { row: LabRow }) {
  const { t } = useTranslation('notes')
  if (!body || !visibility) return <Dim>{t('lab.no_note')}</Dim>
  return (
    <span className={layout.stack1} style={{ alignItems: 'flex-start', maxInlineSize: 460 }}>
      <span className={`${layout.size14} ${layout.breakable} ${layout.normal}`} style={clamped}>
        {body}
      </span>
      <VisibilityBadge visibility={visibility} />
    </span>
  )
}
