import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'

interface ImportLinkProps {
  /** Of the filter; a single one is whose list is asked for. */
  teams: readonly string[]
}

/** To the import of the association's fixture list. */
export function ImportLink({ teams }: ImportLinkProps) {
  const { t } = useTranslation('matches/list')
  const [only] = teams.length === 1 ? teams : []
  return (
    <LinkButton
      kind="secondary"
      to={only ? `${paths.matches.import}?team=${only}` : paths.matches.import}
      icon={<IconFileImport size={18} stroke={1.75} />}
    >
      {t('import')}
    </LinkButton>
  )
}

/** What fills an empty list: the whole season at once, or one match. */
export function FirstSteps({ teams }: ImportLinkProps) {
  const { t } = useTranslation('matches/list')
  return (
    <>
      <LinkButton to={paths.matches.create} icon={<IconPlus size={20} stroke={1.75} />}>
        {t('create')}
      </LinkButton>
      <ImportLink teams={teams} />
    </>
  )
}
