import { paths } from '@/lib/router/paths'
import { members, staff, type Article } from '../article'

export const messagesArticles: readonly Article[] = [
  {
    id: 'write-message',
    topic: 'messages',
    screens: [paths.messages],
    readers: members,
    to: paths.messages,
    related: ['announce', 'send-picture', 'poll', 'point-event', 'send-card', 'get-news'],
  },
  {
    id: 'announce',
    topic: 'messages',
    screens: [paths.messages],
    readers: staff,
    to: paths.messages,
    related: ['write-message', 'poll'],
  },
  {
    id: 'poll',
    topic: 'messages',
    screens: [paths.messages],
    readers: members,
    to: paths.messages,
    related: ['write-message'],
  },
  {
    id: 'report-message',
    topic: 'messages',
    screens: [paths.messages],
    readers: members,
    to: paths.messages,
    related: ['write-message'],
  },
  {
    id: 'send-picture',
    topic: 'messages',
    screens: [paths.messages],
    readers: [...staff, 'parent'],
    to: paths.messages,
    related: ['write-message', 'poll'],
  },
  {
    id: 'point-event',
    topic: 'messages',
    screens: [paths.messages],
    readers: members,
    to: paths.messages,
    related: ['write-message', 'poll'],
  },
  {
    id: 'send-card',
    topic: 'messages',
    screens: [paths.messages],
    readers: ['owner', 'coach'],
    to: paths.messages,
    related: ['write-message', 'point-event', 'send-picture'],
  },
  {
    id: 'mention',
    topic: 'messages',
    screens: [paths.messages],
    readers: members,
    to: paths.messages,
    related: ['write-message', 'get-news'],
  },
]
