import { useTranslation } from 'react-i18next'
import { usePlayerOptions } from '@/features/people/api/players/player-options'
import { PlayerFace } from '@/features/people/widgets/player-face'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { CardLines, Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { noteQueries, type NoteRow } from '../api/notes'
import { useNoteAccess } from '../components/use-note-access'
import { noteKinds, noteVisibilities } from '../model/note'
import { noteFilterSchema, notePeriods } from '../model/note-filter'
import { VisibilityBadge } from '../widgets/visibility-badge'

/** Every note the reader may see, newest first: a coach's about the own players, a family's about its children. */
export function NoteHistoryPage() {
  const { t } = useTranslation('notes')
  const { isStaff, role } = useNoteAccess()
  const list = useList(noteFilterSchema, noteQueries.list)
  const players = usePlayerOptions().data ?? []
  const among = [...new Set((list.rows ?? []).map(({ player_id: id }) => id))]
  const renderPlayer = (row: NoteRow, facts = [row.author]) => {
    const name = formatFullName(row.player)
    return (
      <NameLines
        media={<PlayerFace playerId={row.player_id} name={name} among={among} />}
        name={name}
        text={facts.filter(Boolean).join(' · ')}
      />
    )
  }
  const renderBody = ({ body }: NoteRow) => (
    <span className={`${layout.size14} ${layout.breakable} ${layout.normal}`} style={clamped}>
      {body}
    </span>
  )
  return (
    <ListPage
      title={t('pages.history')}
      label={t('history.label')}
      list={list}
      description={t(isStaff ? 'history.lead' : 'history.lead_family')}
      create={role === 'coach' ? { to: paths.notes.lab, label: t('history.write') } : null}
      search={{ label: t('history.search'), placeholder: t('history.search_placeholder') }}
      filters={[
        players.length > 1 && {
          key: 'player',
          label: t('history.player'),
          options: players.map((player) => ({ value: player.id, label: formatFullName(player) })),
        },
        {
          key: 'period',
          label: t('history.period'),
          options: notePeriods.map((value) => ({ value, label: t(`history.periods.${value}`) })),
        },
        {
          key: 'kind',
          label: t('form.kind'),
          options: noteKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        isStaff && {
          key: 'visibility',
          label: t('history.readers'),
          options: noteVisibilities.map((value) => ({
            value,
            label: t(`visibility.${value}.name`),
          })),
        },
        isStaff && { key: 'withdrawn', label: t('history.withdrawn') },
      ]}
      rowKey={({ id }) => id}
      rowLabel={(row) =>
        t('history.row', { name: formatFullName(row.player), day: formatDate(row.occurred_on) })
      }
      rowHref={({ id }) => href(paths.notes.historyDetails, { id })}
      columns={[
        { key: 'player', header: t('history.about'), render: (row) => renderPlayer(row) },
        { key: 'body', header: t('history.note'), render: renderBody },
        { key: 'kind', header: t('form.kind'), render: ({ kind }) => t(`kinds.${kind}`) },
        ...(isStaff
          ? [
              {
                key: 'visibility',
                header: t('history.readers'),
                render: ({ visibility }: NoteRow) => <VisibilityBadge visibility={visibility} />,
              },
            ]
          : []),
        {
          key: 'occurred_on',
          header: t('form.day'),
          render: ({ occurred_on: day }) => (
            <span className={`${layout.dim13} ${layout.oneLine}`}>{formatDate(day)}</span>
          ),
        },
      ]}
      phoneCard={(row) => (
        <CardLines>
          {renderPlayer(row, [row.author, formatDate(row.occurred_on)])}
          {renderBody(row)}
          <FactLine>
            <Dim>{t(`kinds.${row.kind}`)}</Dim>
            {isStaff ? <VisibilityBadge visibility={row.visibility} /> : null}
          </FactLine>
        </CardLines>
      )}
      empty={{
        title: t('history.empty'),
        text: t(isStaff ? 'history.empty_text' : 'history.empty_family'),
        action:
          role === 'coach' ? (
            <LinkButton to={paths.notes.lab}>{t('history.write')}</LinkButton>
          ) : null,
      }}
    />
  )
}

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: 420,
} as const
