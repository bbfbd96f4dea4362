import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SchoolMark } from '@/features/schools/widgets/school-mark'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { teamQueries } from '../api/teams'
import { groupBySchool } from '../model/group-by-school'

interface TeamSwitcherProps {
  /** The crest alone, for a narrow navigation; the names are still spoken. */
  isCompact: boolean
  /** A page was chosen. */
  onLeave: () => void
  /** Stands here for who has no team, and until one is known. */
  children: ReactNode
}

/** Whose colours one wears here: the school's crest and one's teams, each a tap away. */
export function TeamSwitcher({ isCompact, onLeave, children }: TeamSwitcherProps) {
  const session = useSession()
  const { data: teams = [] } = useQuery({
    ...teamQueries.mine(session?.user.id ?? '', session?.profile?.role ?? null),
    enabled: Boolean(session?.profile?.role),
  })
  const schools = groupBySchool(teams)
  const [first] = schools
  if (!first) return children
  const names = first.teams.map(({ name }) => name).join(', ')
  return (
    <Menu position="bottom-start" width={264} hideDetached={false}>
      <Menu.Target>
        <UnstyledButton
          className={`${layout.grow} ${layout.row}`}
          style={{ minBlockSize: 48, gap: 12, flexWrap: 'nowrap' }}
        >
          <SchoolMark schoolId={first.id} size={32} />
          {isCompact ? (
            <span className={layout.hidden}>{`${first.name}, ${names}`}</span>
          ) : (
            <>
              <span className={layout.grow}>
                <span className={`${layout.text14} ${layout.bold} ${layout.clip}`} style={block}>
                  {first.name}
                </span>
                <span className={`${layout.dim12} ${layout.clip}`} style={block}>
                  {names}
                </span>
              </span>
              <IconChevronDown size={18} stroke={1.75} style={{ flex: 'none' }} aria-hidden />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        {schools.map((school) => (
          <div key={school.id}>
            <Menu.Item
              component={Link}
              to={href(paths.schools.mine, { clubId: school.id })}
              leftSection={<SchoolMark schoolId={school.id} size={24} />}
              onClick={onLeave}
            >
              {school.name}
            </Menu.Item>
            {school.teams.map((team) => (
              <Menu.Item
                key={team.id}
                component={Link}
                to={href(paths.teams.details, { id: team.id })}
                ps={44}
                onClick={onLeave}
              >
                {team.name} <span className={layout.dim12}>{team.season}</span>
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const block = { display: 'block' }
