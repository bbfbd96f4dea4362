import { useTranslation } from 'react-i18next'
import { PictureSvg } from '../components/picture/picture-svg'
import layout from '@/shared/ui/layout.module.css'
import styles from '../components/words/scene-legend.module.css'
import type { Scene } from '../model/document/scene-schema'
import type { Picture } from '../model/draw/marks'
import { createLegend } from '../model/words/legend'
import { createArrowSign, createObjectSign } from '../model/words/sign'
import type { Team } from '../model/words/who'

/** The signs this scene uses, each with its name. */
export function SceneLegend({ scene }: { scene: Scene }) {
  const { t } = useTranslation('scene')
  const { arrows, teams, things } = createLegend(scene)
  const formatTeamName = (team: Team) =>
    'name' in team ? team.name : t(`legend.colours.${team.colour}`)
  return (
    <ul
      className={`${layout.wrap} ${layout.gapWide} ${layout.dimmed13} ${styles.legend}`}
      aria-label={t('legend.label')}
    >
      {arrows.map((kind) => (
        <Sign key={kind} picture={createArrowSign(kind)} name={t(`legend.arrows.${kind}`)} />
      ))}
      {teams.map(({ sample, team, isKeeper }) => (
        <Sign
          key={sample.id}
          picture={createObjectSign(scene, sample)}
          name={
            isKeeper ? t('legend.keeper', { team: formatTeamName(team) }) : formatTeamName(team)
          }
        />
      ))}
      {things.map(({ sample, thing }) => (
        <Sign
          key={sample.id}
          picture={createObjectSign(scene, sample)}
          name={t(`legend.things.${thing}`)}
        />
      ))}
    </ul>
  )
}

function Sign({ picture, name }: { picture: Picture; name: string }) {
  return (
    <li>
      <span
        className={`${layout.fixed} ${layout.cut} ${styles.sign}`}
        style={{ aspectRatio: picture.frame.width }}
      >
        <PictureSvg picture={picture} surface="grass" />
      </span>
      {name}
    </li>
  )
}
