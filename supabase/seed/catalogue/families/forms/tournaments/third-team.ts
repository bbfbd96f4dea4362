/** Two teams play, the third referees, commentates and prepares. */
import { createSketch } from '../../../create-sketch'
import { addBench, type Exercise } from '../../grown/kit'
import { createSizes } from '../create-sizes'
import { addMatch, playMatches } from './add-match'

export const thirdTeam: Exercise = {
  key: 'third-team',
  sizes: createSizes({
    small: [28, 20],
    large: [38, 28],
    ages: [10, 13],
    level: 2,
    time: [6, 120, 60],
    more: 3,
  }),
  intensity: 'high',
  kind: { corners: ['social', 'tactical'] },
  draw({ area }) {
    const drawing = createSketch(area)
    const match = addMatch(drawing, { from: [0, 0], to: area, count: 3 })
    drawing.player('c', [area[0] * 0.3, -2])
    const observer = drawing.player('c', [area[0] * 0.6, -2])
    const referee = drawing.player('c', [area[0] * 0.54, area[1] * 0.04])
    addBench(drawing, 4)
    drawing.run(observer, [area[0] * 0.7, -2])
    playMatches(drawing, [match])
    drawing.run(referee, [area[0] * 0.8, area[1] * 0.04])
    return drawing
  },
  words: {
    en: {
      title: 'Two play, one team observes',
      aim: 'Read a match from outside: lead it fairly, notice one thing in each team, and use it in your own next match.',
      setup:
        'Pitch of {l} × {w} m with mini goals, three teams of three. Two teams play; of the third one referees, one counts an observation, one coaches a team of their choice.',
      rules: [
        'Matches last two minutes, each team plays four of six.',
        'The observing team chooses a question: how often did they switch, press, look up?',
        'In the break the observers tell both teams one thing in a single sentence.',
        'The jobs rotate within the team.',
        'Decisions of the referee stand, thank them with a handshake at the end.',
      ],
      points: [
        'Referee: be near, decide early, say it loudly.',
        'Observer: count one thing only and write it down.',
        'Coach: one hint before, none during, one question after.',
        'Players: try out the hint at once.',
      ],
      harder: ['Observers suggest a change and the team has to try it out.'],
      easier: ['The coach referees, all three observe together.'],
      scoring: 'Win: three. Draw: one. The best observation, by vote of the players: two.',
      question: 'What did you see from outside that you do not notice while playing?',
      fault: 'The third team sits down and chats until it is on again.',
    },
    de: {
      title: 'Zwei spielen, ein Team beobachtet',
      aim: 'Ein Spiel von außen lesen: fair leiten, in jedem Team eine Sache erkennen und im eigenen nächsten Spiel nutzen.',
      setup:
        'Feld von {l} × {w} m mit Minitoren, drei Dreierteams. Zwei spielen; vom dritten pfeift einer, einer zählt eine Beobachtung, einer coacht ein Team seiner Wahl.',
      rules: [
        'Ein Spiel dauert zwei Minuten, jedes Team spielt vier von sechs.',
        'Die Beobachter wählen eine Frage: Wie oft wurde verlagert, gepresst, aufgeschaut?',
        'In der Pause sagen sie beiden Teams eine Sache in einem einzigen Satz.',
        'Die Aufgaben wechseln innerhalb des Teams.',
        'Entscheidungen des Schiedsrichters gelten, am Ende gibt es einen Handschlag.',
      ],
      points: [
        'Schiedsrichter: nah dran, früh entscheiden, laut sagen.',
        'Beobachter: nur eine Sache zählen und aufschreiben.',
        'Coach: ein Hinweis vorher, keiner während, eine Frage danach.',
        'Spieler: den Hinweis sofort ausprobieren.',
      ],
      harder: ['Die Beobachter schlagen eine Änderung vor, die das Team ausprobieren muss.'],
      easier: ['Der Trainer pfeift, alle drei beobachten gemeinsam.'],
      scoring: 'Sieg: drei. Remis: einer. Beste Beobachtung nach Wahl der Spieler: zwei.',
      question: 'Was habt ihr von außen gesehen, das ihr beim Spielen nicht bemerkt?',
      fault: 'Das dritte Team setzt sich hin und plaudert bis zum nächsten Einsatz.',
    },
    bg: {
      title: 'Два играят, един наблюдава',
      aim: 'Разчитане на мача отвън: честно съдийство, по едно наблюдение за всеки отбор и използването му в следващия мач.',
      setup:
        'Поле {l} × {w} м с малки врати, три отбора по трима. Два играят; от третия един съди, един брои наблюдение, един е треньор на избран отбор.',
      rules: [
        'Мачът трае две минути, всеки отбор играе четири от шест.',
        'Наблюдаващите избират въпрос: колко пъти прехвърлиха, пресираха, погледнаха?',
        'В паузата казват на двата отбора по едно нещо с едно изречение.',
        'Задачите се сменят вътре в отбора.',
        'Решението на съдията важи, накрая му се благодари с ръкостискане.',
      ],
      points: [
        'Съдия: близо, решавай рано, кажи го високо.',
        'Наблюдател: брой само едно нещо и го запиши.',
        'Треньор: един съвет преди, нито един по време, един въпрос след.',
        'Играчи: опитайте съвета веднага.',
      ],
      harder: ['Наблюдателите предлагат промяна и отборът трябва да я опита.'],
      easier: ['Съди треньорът, тримата наблюдават заедно.'],
      scoring: 'Победа – три. Равен – една. Най-доброто наблюдение според играчите – две.',
      question: 'Какво видяхте отвън, което не забелязвате, докато играете?',
      fault: 'Третият отбор сяда и разговаря, докато дойде редът му.',
    },
  },
}
