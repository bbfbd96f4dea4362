import { useState, type CSSProperties, type ReactNode } from 'react'
import { SegmentedControl } from '@mantine/core'
import { IconBallFootball } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useExerciseScroll } from '@/features/exercises/api/exercises'
import { exerciseFilterSchema } from '@/features/exercises/model/exercise-filter'
import { CardPicture } from '@/features/exercises/widgets/library/grid/card-picture'
import { useAnimationScroll } from '@/features/scene/api/animations'
import { openPreview } from '@/features/scene/model/document/open-scene'
import { animationFilterSchema } from '@/features/scene/model/library/animation-filter'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { useSession } from '@/features/session/api/session-store'
import { Button } from '@/shared/ui/button'
import { SearchField } from '@/shared/ui/filters/search-field'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { listSendable, type LibraryKind } from '../../model/library-card'
import styles from '../messages.module.css'
import { useCardFacts } from './use-card-facts'

export interface ChosenCard {
  id: string
  title: string
  /** How it stood in the list. */
  lines: ReactNode
}

interface LibrarySearchProps {
  kind: LibraryKind
  schoolId: string
  onChoose: (card: ChosenCard) => void
}

const shelves = {
  exercise: ['all', 'mine', 'favourites', 'club'],
  animation: ['all', 'mine', 'club'],
} as const

/** The library's own search, and whose things it looks through. */
export function LibrarySearch({ kind, schoolId, onChoose }: LibrarySearchProps) {
  const { t } = useTranslation('messages')
  const [q, setQ] = useState('')
  const [shelf, setShelf] = useState('all')
  const props = { q, shelf, schoolId, onChoose }
  return (
    <div className={layout.stack3}>
      <div>
        <SearchField label={t(`library.search_${kind}`)} value={q} onChange={setQ} />
      </div>
      <SegmentedControl
        aria-label={t('library.shelf')}
        data={shelves[kind].map((value) => ({ value, label: t(`library.shelves.${value}`) }))}
        value={shelf}
        onChange={setShelf}
      />
      {kind === 'exercise' ? <Exercises {...props} /> : <Animations {...props} />}
    </div>
  )
}

interface FoundProps {
  q: string
  shelf: string
  schoolId: string
  onChoose: (card: ChosenCard) => void
}

function Exercises({ q, shelf, schoolId, onChoose }: FoundProps) {
  const { i18n } = useTranslation()
  const formatFacts = useCardFacts()
  const filter = exerciseFilterSchema.parse({
    q,
    mine: shelf === 'mine',
    favourites: shelf === 'favourites',
    school: shelf === 'club' ? schoolId : null,
  })
  const found = useExerciseScroll(filter, i18n.language)
  const rows = found.data?.pages.flatMap((page) => page.rows)
  return (
    <Choices
      rows={rows?.map((row) => ({ ...row, scene: row.diagram }))}
      error={found.error}
      schoolId={schoolId}
      onRetry={() => void found.refetch()}
      onMore={found.hasNextPage ? () => void found.fetchNextPage() : null}
      onChoose={onChoose}
      formatFacts={formatFacts}
      draw={(row) =>
        row.diagram === null ? <NoPicture /> : <CardPicture exercise={row} isPlaying={false} />
      }
    />
  )
}

function Animations({ q, shelf, schoolId, onChoose }: FoundProps) {
  const session = useSession()
  const formatFacts = useCardFacts()
  const filter = animationFilterSchema.parse({ q, show: shelf })
  const found = useAnimationScroll(filter, session?.user.id ?? '')
  return (
    <Choices
      rows={found.data?.pages.flatMap((page) => page.rows)}
      error={found.error}
      schoolId={schoolId}
      onRetry={() => void found.refetch()}
      onMore={found.hasNextPage ? () => void found.fetchNextPage() : null}
      onChoose={onChoose}
      formatFacts={({ step_count }) => formatFacts({ step_count })}
      draw={({ preview }) => (
        <ScenePicture scene={openPreview(preview)} density="card" isDecorative />
      )}
    />
  )
}

/** Not every exercise is drawn; the words that say so stand in the library. */
function NoPicture() {
  return (
    <span
      className={`${layout.centered} ${layout.dim14}`}
      style={{ background: 'var(--surface-3)' }}
    >
      <IconBallFootball size={24} stroke={1.75} aria-hidden="true" />
    </span>
  )
}

interface Choice {
  id: string
  title: string
  school_id: string | null
  visibility: string
}

interface ChoicesProps<Row extends Choice> {
  rows: readonly Row[] | undefined
  error: unknown
  schoolId: string
  onRetry: () => void
  onMore: (() => void) | null
  onChoose: (card: ChosenCard) => void
  formatFacts: (row: Row) => string
  draw: (row: Row) => ReactNode
}

const picture: CSSProperties = {
  flex: '0 0 112px',
  inlineSize: 112,
  aspectRatio: '16 / 11',
  display: 'grid',
}

function Choices<Row extends Choice>(props: ChoicesProps<Row>) {
  const { rows, error, schoolId, onRetry, onMore, onChoose, formatFacts, draw } = props
  const { t } = useTranslation('messages')
  if (error && !rows) return <InlineError error={error} onRetry={onRetry} />
  if (!rows) return <ListSkeleton rows={4} />
  const shown = listSendable(rows, schoolId)
  if (shown.length === 0) return <p className={layout.dim14}>{t('library.none')}</p>
  return (
    <>
      <ul className={layout.listStack} aria-label={t('library.found')}>
        {shown.map((row) => {
          const lines = (
            <NameLines
              name={row.title}
              text={formatFacts(row)}
              media={
                <span className={`${layout.cut} ${layout.roundControl}`} style={picture}>
                  {draw(row)}
                </span>
              }
            />
          )
          return (
            <li key={row.id}>
              <button
                type="button"
                className={`${layout.bare} ${layout.line2} ${layout.full} ${styles.choice}`}
                onClick={() => onChoose({ id: row.id, title: row.title, lines })}
              >
                {lines}
              </button>
            </li>
          )
        })}
      </ul>
      {onMore ? (
        <Button kind="secondary" isFullWidth onClick={onMore}>
          {t('list.more')}
        </Button>
      ) : null}
    </>
  )
}
