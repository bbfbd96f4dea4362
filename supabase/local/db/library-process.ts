/** Works the exercise families out and sends them to the parent process. */
import { catalogueSql } from '../../seed/catalogue/catalogue-sql'

process.send?.(catalogueSql())
// A parent that is gone needs no library.
process.once('disconnect', () => process.exit(0))
