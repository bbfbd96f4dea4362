import { session } from '../../session/model/session'
import { tool } from '../../../lib/tool'
import { rule } from '../model/rule'
export const allowed = [session, tool, rule]
