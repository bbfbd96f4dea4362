import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Paper } from '@/shared/ui/print/paper'
import { QrCode } from '@/shared/ui/print/qr-code'
import type { TeamDetails } from '../../api/team'

interface LinkPaperProps {
  team: TeamDetails
  address: string
  /** The last day, in words. */
  until: string
  children: (print: () => void) => ReactNode
}

/** A sheet of A4 for the door of the changing room: what it is for, the code large, the link for typing. */
export function LinkPaper({ team, address, until, children }: LinkPaperProps) {
  const { t } = useTranslation('teams')
  const [isPrinting, setPrinting] = useState(false)

  function print() {
    // the sheet must stand before the browser looks
    flushSync(() => setPrinting(true))
    window.print()
    setPrinting(false)
  }

  return (
    <>
      {children(print)}
      {isPrinting ? (
        <Paper>
          <article style={{ textAlign: 'center', color: '#000', fontSize: '14pt' }}>
            <p>{team.school.name}</p>
            <h1 style={{ fontSize: '28pt' }}>{t('links.paper_title', { team: team.name })}</h1>
            <p>{t('links.paper_text')}</p>
            <div style={{ zoom: 2.4, marginBlock: '4mm' }}>
              <QrCode link={address} />
            </div>
            <p style={{ overflowWrap: 'anywhere', fontSize: '10pt' }}>{address}</p>
            <p>{t('links.paper_until', { date: until })}</p>
          </article>
        </Paper>
      ) : null}
    </>
  )
}
