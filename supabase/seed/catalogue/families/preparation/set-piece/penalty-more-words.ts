/** Ways of practising penalties, continued. */
import type { DrillTask } from '../kit'

export const morePenaltyTasks: readonly DrillTask[] = [
  {
    key: 'shoot-out',
    harder: 1,
    name: ['shoot-out under pressure', 'Elfmeterschießen', 'дузпи под напрежение'],
    aim: [
      'Keep the routine when it counts.',
      'Die Routine behalten, wenn es zählt.',
      'Запазване на рутината, когато е важно.',
    ],
    rule: [
      'Two teams, each player once; level after that, sudden death. The other team may clap and sing but not insult. Everyone greets a miss with a hand on the shoulder.',
      'Zwei Teams, jeder schießt einmal; bei Gleichstand bis zur Entscheidung. Die anderen dürfen klatschen und singen, aber nicht beleidigen. Nach einem Fehlschuss gibt es die Hand auf die Schulter.',
      'Два отбора, всеки удря веднъж; при равенство – до първа разлика. Другите може да пляскат и пеят, без обиди. След пропуск – ръка на рамото.',
    ],
    points: [
      [
        'Your pace, not theirs: walk slowly, breathe twice.',
        'Dein Tempo, nicht ihres: langsam gehen, zweimal atmen.',
        'Твоето темпо, не тяхното: върви бавно, вдишай два пъти.',
      ],
      [
        'One thought only: the picture of the ball in the net.',
        'Nur ein Gedanke: der Ball im Netz.',
        'Само една мисъл: топката в мрежата.',
      ],
    ],
    more: [
      [
        'A goal counts double when announced before.',
        'Angesagte Tore zählen doppelt.',
        'Обявен предварително гол е двоен.',
      ],
    ],
    easier: [
      'Play in pairs: two tries for a goal.',
      'Zu zweit: zwei Versuche für ein Tor.',
      'По двойки: два опита за гол.',
    ],
    scoring: [
      'Goals of the team; the loser invents the winners’ celebration.',
      'Tore des Teams; die Verlierer erfinden den Jubel der Sieger.',
      'Головете на отбора; загубилите измислят радостта на победителите.',
    ],
    question: [
      'What did you think on the way to the spot?',
      'Was hast du auf dem Weg zum Punkt gedacht?',
      'Какво мислеше по пътя към точката?',
    ],
    fault: [
      'Hurrying to have it over.',
      'Hastig, um es hinter sich zu haben.',
      'Бързане, за да мине по-скоро.',
    ],
  },
  {
    key: 'rebound',
    harder: 0,
    name: ['kick and rebound', 'Schuss und Nachschuss', 'дузпа и добавка'],
    aim: [
      'Follow the shot and be first at the rebound.',
      'Dem Schuss nachgehen und als Erster am Abpraller sein.',
      'Следване на удара и първи на отбитата топка.',
    ],
    rule: [
      'After the kick play goes on: the taker and the first of the line may score from a rebound within three seconds, the keeper tries to hold or clear.',
      'Nach dem Schuss geht es weiter: Schütze und Erster der Reihe dürfen innerhalb von drei Sekunden nachschießen, der Torwart hält oder klärt.',
      'След удара се играе: изпълнителят и първият от редицата може да вкарат добавка до три секунди, вратарят задържа или избива.',
    ],
    points: [
      [
        'Run as if it were saved, even when it looks good.',
        'Lauf nach, als wäre er gehalten, auch wenn es gut aussieht.',
        'Тичай, сякаш е спасена, дори да изглежда добре.',
      ],
      [
        'Keeper: to the side, and up at once.',
        'Torwart: zur Seite abwehren und sofort hoch.',
        'Вратар: встрани и веднага горе.',
      ],
    ],
    more: [
      [
        'A defender from the line races for the rebound too.',
        'Auch ein Verteidiger läuft zum Abpraller.',
        'И защитник тича за отбитата топка.',
      ],
    ],
    easier: [
      'Five seconds for the rebound.',
      'Fünf Sekunden für den Nachschuss.',
      'Пет секунди за добавката.',
    ],
    scoring: [
      'Goal from the spot two points, rebound one; the keeper gets one for a clearance.',
      'Direkt zwei Punkte, Nachschuss einer; der Torwart einer fürs Klären.',
      'От точката – две точки, добавка – една; вратарят – една за избиване.',
    ],
    question: [
      'Where do rebounds fall most often?',
      'Wohin fallen die Abpraller am häufigsten?',
      'Къде най-често пада отбитата топка?',
    ],
    fault: [
      'Celebrating or grieving before the ball is dead.',
      'Jubeln oder trauern, bevor der Ball tot ist.',
      'Радост или яд, преди топката да е мъртва.',
    ],
  },
]
