/** The further tasks of the wall-pass lane: how runner and wall play together. */
import type { PassingTask } from '../kit'

export const harderWallTasks: readonly PassingTask[] = [
  {
    key: 'fake-wall',
    harder: 2,
    from: 9,
    name: ['pass or fake', 'spielen oder antäuschen', 'пас или финт'],
    aim: [
      'Sell the wall pass and go alone when it is expected.',
      'Den Doppelpass antäuschen und allein gehen, wenn er erwartet wird.',
      'Финт за двоен пас и самостоятелен пробив, когато го очакват.',
    ],
    rule: [
      'At each cone stands a defender who may leave it by one step. The runner plays the wall or fakes the pass and dribbles past on the other side. The defender decides to close the pass or the way before the runner is three steps away.',
      'An jedem Hütchen steht ein Verteidiger, der sich einen Schritt entfernen darf. Der Läufer spielt die Wand oder täuscht an und dribbelt auf der anderen Seite vorbei. Drei Schritte vorher legt der Verteidiger sich fest: Pass oder Weg zu.',
      'До всеки конус стои защитник, който може да се отдели с крачка. Тичащият играе със стената или прави финт и минава от другата страна. Три крачки по-рано защитникът избира: паса или пътя.',
    ],
    points: [
      [
        'Look at the wall even when you dribble on: the eyes fake best.',
        'Schau zur Wand, auch wenn du weiterdribbelst: Augen täuschen am besten.',
        'Гледай стената и когато продължаваш: очите лъжат най-добре.',
      ],
      [
        'Read the front foot of the defender.',
        'Lies den vorderen Fuß des Verteidigers.',
        'Чети предния крак на защитника.',
      ],
    ],
    more: [
      [
        'The defenders may decide at any time.',
        'Die Verteidiger dürfen sich jederzeit entscheiden.',
        'Защитниците решават по всяко време.',
      ],
    ],
    easier: [
      'The defenders stand with a raised arm on the closed side.',
      'Die Verteidiger heben auf der geschlossenen Seite den Arm.',
      'Защитниците вдигат ръка от затворената страна.',
    ],
    scoring: [
      'Each defender beaten is a point; a ball touched by one ends the run.',
      'Jeder überspielte Verteidiger ein Punkt; ein Kontakt von ihm beendet den Lauf.',
      'Всеки преодолян защитник – точка; негово докосване прекратява бягането.',
    ],
    question: [
      'What did the defender do that told you to go alone?',
      'Was hat dir gezeigt, dass du allein gehen kannst?',
      'Какво ти показа, че можеш да минеш сам?',
    ],
    fault: [
      'Decided before the start: the same answer at every cone.',
      'Vorher entschieden: an jedem Hütchen dieselbe Lösung.',
      'Решено предварително: същото на всеки конус.',
    ],
  },
  {
    key: 'lane-race',
    harder: 1,
    name: ['lane against lane', 'Bahn gegen Bahn', 'коридор срещу коридор'],
    aim: [
      'Keep the wall passes clean in a race.',
      'Auch im Wettlauf saubere Doppelpässe spielen.',
      'Чисти двойни пасове и в надпревара.',
    ],
    rule: [
      'The lanes race against each other: through all walls, turn at the end and dribble back outside the lane to hand the ball to the next one. A wall pass missed has to be repeated. Walls change after each race.',
      'Die Bahnen laufen gegeneinander: über alle Wände, am Ende wenden, außen zurückdribbeln und den Ball dem Nächsten übergeben. Ein missglückter Doppelpass wird wiederholt. Nach jedem Rennen wechseln die Wände.',
      'Коридорите се надпреварват: през всички стени, обръщане в края, водене отвън обратно и предаване на следващия. Неуспешен двоен пас се повтаря. След всяко състезание стените се сменят.',
    ],
    points: [
      [
        'Calm foot, quick legs: passes are not faster than they are clean.',
        'Ruhiger Fuß, schnelle Beine: Nur saubere Pässe sind schnell.',
        'Спокоен крак, бързи крака: само чистите пасове са бързи.',
      ],
      [
        'Walls: return the ball into the lane, not at the runner.',
        'Wände: in die Bahn spielen, nicht auf den Läufer.',
        'Стени: връщай в коридора, не в тичащия.',
      ],
    ],
    more: [
      [
        'Race there and back over the walls.',
        'Hin und zurück über die Wände.',
        'Надпревара напред и назад през стените.',
      ],
    ],
    easier: [
      'One wall fewer in the lane of the younger ones.',
      'In der Bahn der Jüngeren eine Wand weniger.',
      'В коридора на по-малките – една стена по-малко.',
    ],
    scoring: [
      'Three points for the first lane, one for each lane without a repeat.',
      'Drei Punkte für die schnellste Bahn, einer für jede ohne Wiederholung.',
      'Три точки за най-бързия коридор, една за всеки без повторение.',
    ],
    question: [
      'Where did you lose the most time?',
      'Wo habt ihr die meiste Zeit verloren?',
      'Къде загубихте най-много време?',
    ],
    fault: [
      'The pass gets harder as the race gets closer.',
      'Je enger das Rennen, desto härter der Pass.',
      'Колкото по-оспорвано, толкова по-силен пас.',
    ],
  },
]
