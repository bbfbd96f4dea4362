import { useTranslation } from 'react-i18next'
import { usualTeams } from '@/features/scene/model/document/empty-scene'
import { limits } from '@/features/scene/model/document/limits'
import type { Team } from '@/features/scene/model/document/scene-schema'
import layout from '@/shared/ui/layout.module.css'
import { setTeam } from '../../../editor/changes/things/teams'
import { useEditorState } from '../../editor-context'
import { useNames } from '../../names/use-names'
import { ColourBox } from '../fields/colour-box'
import { SegmentBox } from '../fields/segment-box'
import { TextBox } from '../fields/text-box'
import { useEdit } from '../use-edit'
import { FormationField } from './formation-field'
import styles from './team.module.css'

const shapes = ['circle', 'triangle', 'diamond', 'square'] as const
const shirts = usualTeams.map(({ colour }) => colour)
const keepers = usualTeams.map(({ keeper_colour }) => keeper_colour)

/** Name, colours and symbol of one team, and its formation. */
export function TeamFields({ team }: { team: Team }) {
  const { t } = useTranslation('animator')
  const scene = useEditorState((state) => state.scene)
  const { teamName } = useNames()
  const { change } = useEdit()
  const set = (patch: Partial<Omit<Team, 'id'>>) =>
    change((scene) => setTeam(scene, team.id, patch))
  const players = scene.objects.filter(
    (object) => object.kind === 'player' && object.team === team.id,
  )
  return (
    <details className={`${layout.roundControl} ${layout.edge}`}>
      <summary
        className={`${layout.line2} ${layout.roundControl} ${layout.pointer} ${layout.size13} ${styles.summary}`}
      >
        <span
          className={`${layout.fixed} ${layout.round} ${styles.dot}`}
          style={{ background: team.colour }}
        />
        <span className={`${layout.clip} ${layout.medium} ${layout.fill}`}>
          {teamName(scene, team.id)}
        </span>
        <span className={`${layout.fixed} ${layout.size12} ${layout.dimmed}`}>
          {t('panels.teams.players', { count: players.length })}
        </span>
      </summary>
      <div className={`${layout.stack2} ${styles.fields}`}>
        <TextBox
          label={t('panels.teams.name')}
          value={team.name}
          placeholder={teamName(scene, team.id)}
          max={limits.name}
          onCommit={(name) => set({ name })}
        />
        <FormationField team={team} />
        <ColourBox
          label={t('panels.teams.colour')}
          value={team.colour}
          colours={shirts}
          onCommit={(colour) => set({ colour })}
        />
        <ColourBox
          label={t('panels.teams.keeper_colour')}
          value={team.keeper_colour}
          colours={keepers}
          onCommit={(keeper_colour) => set({ keeper_colour })}
        />
        <SegmentBox
          label={t('panels.teams.shape')}
          value={team.shape}
          options={shapes.map((value) => ({
            value,
            label: t(`panels.shapes.${value}`),
            icon: <ShapeIcon shape={value} />,
          }))}
          onCommit={(shape) => set({ shape })}
        />
      </div>
    </details>
  )
}

const outlines: Record<Team['shape'], string> = {
  circle: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  triangle: 'M8 2 14.5 13.5h-13z',
  diamond: 'M8 1.5 14.5 8 8 14.5 1.5 8z',
  square: 'M2.5 2.5h11v11h-11z',
}

function ShapeIcon({ shape }: { shape: Team['shape'] }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={outlines[shape]} fill="currentColor" />
    </svg>
  )
}
