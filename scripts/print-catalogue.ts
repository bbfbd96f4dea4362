/** Prints the exercise families as SQL, for psql: `npm run --silent catalogue | psql "$DATABASE_URL"`. */
import { catalogueSql } from '../supabase/seed/catalogue/catalogue-sql'

for (const { text } of catalogueSql()) process.stdout.write(text)
