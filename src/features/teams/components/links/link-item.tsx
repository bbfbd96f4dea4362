import { CopyButton, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconLinkOff, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { QrCode } from '@/shared/ui/print/qr-code'
import { useRevokeTeamLink, type LiveLink } from '../../api/team-links'
import type { TeamDetails } from '../../api/team'
import { LinkPaper } from './link-paper'

const icon = { size: 18, stroke: 1.75 } as const

/** One link: to be scanned by who stands beside, copied, printed for the door, revoked. */
export function LinkItem({ link, team }: { link: LiveLink; team: TeamDetails }) {
  const { t } = useTranslation('teams')
  const confirm = useConfirm()
  const revoke = useRevokeTeamLink()
  const address = `${window.location.origin}${href(paths.teams.join, { token: link.token })}`
  const until = formatDate(link.expires_at)

  async function handleRevoke() {
    const isSure = await confirm({
      title: t('links.revoke_title'),
      text: t('links.revoke_text'),
      confirmLabel: t('links.revoke'),
      isDanger: true,
    })
    if (isSure) revoke.mutate(link.id)
  }

  return (
    <li className={`${layout.card} ${layout.stack3}`}>
      <p className={layout.dim13}>
        {t('links.live', {
          role: t(`links.roles.${link.role === 'player' ? 'player' : 'parent'}`),
          date: until,
          uses: link.uses,
          max: link.max_uses,
        })}
      </p>
      <QrCode link={address} />
      <TextInput
        aria-label={t('links.address')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={layout.wrap2}>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button icon={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />} onClick={copy}>
              {t(copied ? 'links.copied' : 'links.copy')}
            </Button>
          )}
        </CopyButton>
        <LinkPaper team={team} address={address} until={until}>
          {(print) => (
            <Button kind="secondary" icon={<IconPrinter {...icon} />} onClick={print}>
              {t('links.print')}
            </Button>
          )}
        </LinkPaper>
        <Button
          kind="secondary"
          icon={<IconLinkOff {...icon} />}
          busy={revoke.isPending}
          onClick={() => void handleRevoke()}
        >
          {t('links.revoke')}
        </Button>
      </div>
    </li>
  )
}
