import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { PlayerProgress } from '@/features/stats/widgets/player-progress'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useOwnPlayer } from '../../api/profile/own-player'
import { profileSchema } from '../../model/account-schemas'
import { PlayerFacts } from './player-facts'
import { PlayerGuardians } from './player-guardians'
import { ProfileForm, toPersonValues } from './profile-form'
import { ProfileShell, type ProfileProps } from './profile-shell'
import styles from './profile.module.css'

/** A player's own profile: the club keeps the football facts, the player the rest. */
export function PlayerProfile({ user }: ProfileProps) {
  const { t } = useTranslation('settings')
  const query = useOwnPlayer(user.id)
  const player = query.data
  return (
    <ProfileShell
      user={user}
      ofRole="player"
      details={query}
      renderForm={(mode) => (
        <ProfileForm
          {...mode}
          ofRole="player"
          schema={profileSchema}
          defaultValues={toPersonValues(user)}
        />
      )}
    >
      {player ? (
        <>
          <PlayerFacts player={player} />
          <SectionCard
            title={t('player.development')}
            description={t('player.achievements', { count: player.awards[0]?.count ?? 0 })}
            actions={
              <LinkButton kind="secondary" to={href(paths.players.details, { id: player.id })}>
                {t('player.statistics')}
              </LinkButton>
            }
          >
            <PlayerProgress playerId={player.id} withRadar />
          </SectionCard>
          <PlayerGuardians player={player} />
        </>
      ) : null}
      {player ? <p className={styles.dim}>{t('player.kept_by_club')}</p> : null}
    </ProfileShell>
  )
}
