/** Every article of the help, by topic. A test holds it against the route table. */
import { topics, type Article, type Reader, type Topic } from './article'
import { adminArticles } from './topics/admin'
import { calendarArticles } from './topics/calendar'
import { exercisesArticles } from './topics/exercises'
import { familyArticles } from './topics/family'
import { matchesArticles } from './topics/matches'
import { messagesArticles } from './topics/messages'
import { peopleArticles } from './topics/people'
import { schoolArticles } from './topics/school'
import { settingsArticles } from './topics/settings'
import { startArticles } from './topics/start'
import { tacticsArticles } from './topics/tactics'
import { teamsArticles } from './topics/teams'
import { trainingsArticles } from './topics/trainings'

export const articles: readonly Article[] = [
  ...startArticles,
  ...trainingsArticles,
  ...exercisesArticles,
  ...tacticsArticles,
  ...calendarArticles,
  ...matchesArticles,
  ...teamsArticles,
  ...peopleArticles,
  ...messagesArticles,
  ...familyArticles,
  ...settingsArticles,
  ...schoolArticles,
  ...adminArticles,
]

const byId = new Map(articles.map((article) => [article.id, article]))

export function findArticle(id: string): Article | undefined {
  return byId.get(id)
}

export function listForReader(reader: Reader): Article[] {
  return articles.filter(({ readers }) => readers.includes(reader))
}

/** Those of a page: what belongs to few pages stands first. */
export function listForScreen(screen: string, reader: Reader): Article[] {
  return listForReader(reader)
    .filter(({ screens }) => screens.includes(screen))
    .sort((one, other) => one.screens.length - other.screens.length)
}

export function groupByTopic(list: readonly Article[]): { topic: Topic; articles: Article[] }[] {
  return topics
    .map((topic) => ({ topic, articles: list.filter((article) => article.topic === topic) }))
    .filter((group) => group.articles.length > 0)
}

/** Those that go on from an article, as far as they are meant for this reader. */
export function listRelatedArticles({ related = [] }: Article, reader: Reader): Article[] {
  return related
    .map((id) => byId.get(id))
    .filter((article) => article !== undefined)
    .filter(({ readers }) => readers.includes(reader))
}
