/** What jokers may do. */
import type { GameTask } from './kit'

export const jokerTasks: readonly GameTask[] = [
  {
    key: 'free-joker',
    harder: 0,
    name: ['one more with the ball', 'einer mehr am Ball', 'един повече с топката'],
    aim: [
      'See the free player and get to the goal calmly.',
      'Den freien Mann sehen und ruhig zum Tor kommen.',
      'Виждане на свободния и спокойно стигане до вратата.',
    ],
    rule: [
      'Jokers play everywhere with free touches but may not score.',
      'Joker spielen überall mit freien Kontakten, erzielen aber keine Tore.',
      'Неутралните играят навсякъде без ограничение, но не вкарват.',
    ],
    points: [
      [
        'Joker: stay where both see you, between the opponents.',
        'Joker: bleib sichtbar zwischen den Gegnern.',
        'Неутрален: стой видим между противниците.',
      ],
      [
        'Draw an opponent, then play the free one.',
        'Gegner binden, dann den Freien anspielen.',
        'Привлечи противник и подай на свободния.',
      ],
    ],
    more: [
      [
        'Three seconds at most on the ball for jokers.',
        'Joker höchstens drei Sekunden am Ball.',
        'Неутралните държат топката най-много три секунди.',
      ],
    ],
    easier: ['Jokers may score.', 'Joker dürfen Tore schießen.', 'Неутралните може да вкарват.'],
    scoring: [
      'One point per goal, two when a joker gave the assist.',
      'Ein Punkt je Tor, zwei nach Vorlage des Jokers.',
      'Точка за гол, две след асистенция на неутрален.',
    ],
    question: [
      'How does one more help when we lose the ball?',
      'Was heißt Überzahl, wenn wir den Ball verlieren?',
      'Какво става с предимството при загуба?',
    ],
    fault: [
      'Playing to the joker although the way to the goal is free.',
      'Pass zum Joker, obwohl der Weg zum Tor frei ist.',
      'Пас към неутралния, макар че пътят е свободен.',
    ],
  },
  {
    key: 'wall-joker',
    harder: 1,
    play: 'wall',
    name: ['wall pass opens the goal', 'Doppelpass öffnet das Tor', 'двойният пас отваря вратата'],
    aim: [
      'Play and go: beat an opponent together.',
      'Spielen und gehen: einen Gegner gemeinsam überwinden.',
      'Подай и тръгни: преодоляване на противник с двама.',
    ],
    rule: [
      'Goals count only if a wall pass with a joker was part of the attack. Jokers have two touches.',
      'Tore zählen nur, wenn zum Angriff ein Doppelpass mit einem Joker gehört. Joker haben zwei Kontakte.',
      'Голът важи само ако в атаката има двоен пас с неутрален. Неутралните имат две докосвания.',
    ],
    points: [
      [
        'Pass and sprint behind the defender’s back.',
        'Passen und in den Rücken des Gegners sprinten.',
        'Подай и спринтирай зад гърба на противника.',
      ],
      [
        'Joker: set it into the run with one firm touch.',
        'Joker: mit einem festen Kontakt in den Lauf.',
        'Неутрален: с едно точно докосване в движение.',
      ],
    ],
    more: [
      [
        'The finish after the wall pass is one-touch.',
        'Nach dem Doppelpass direkt abschließen.',
        'След двойния пас – удар от първо.',
      ],
    ],
    easier: [
      'The wall pass only doubles the goal.',
      'Der Doppelpass verdoppelt nur das Tor.',
      'Двойният пас само удвоява гола.',
    ],
    scoring: [
      'One point per goal, one more for two wall passes.',
      'Ein Punkt je Tor, einer mehr für zwei Doppelpässe.',
      'Точка за гол и още една за два двойни паса.',
    ],
    question: [
      'When do you start: with the pass or after it?',
      'Wann startest du: mit dem Pass oder danach?',
      'Кога тръгваш: с паса или след него?',
    ],
    fault: [
      'Watching your own pass instead of running.',
      'Dem eigenen Pass nachschauen statt laufen.',
      'Гледане след паса вместо бягане.',
    ],
  },
  {
    key: 'side-jokers',
    harder: 1,
    play: 'through',
    kind: { topic: 'crossing' },
    name: ['jokers on the wings', 'Joker auf den Flügeln', 'неутрални на фланговете'],
    aim: [
      'Go round the block and finish a ball from the side.',
      'Den Block umspielen und einen Ball von außen verwerten.',
      'Заобикаляне на блока и завършек след топка от фланга.',
    ],
    rule: [
      'Jokers move along the side lines outside and play flat balls in with two touches; nobody attacks them. A goal after their pass counts double.',
      'Joker bewegen sich außen an den Seitenlinien und spielen mit zwei Kontakten flach herein; niemand greift sie an. Ein Tor nach ihrem Pass zählt doppelt.',
      'Неутралните се движат отвън по страничните линии и връщат по земята с две докосвания; никой не ги напада. Гол след техен пас е двоен.',
    ],
    points: [
      [
        'One near post, one back post, one at the edge.',
        'Einer kurz, einer lang, einer im Rückraum.',
        'Един на близка, един на далечна греда, един назад.',
      ],
      ['Arrive late and fast.', 'Spät und schnell ankommen.', 'Пристигни късно и бързо.'],
    ],
    more: [['The finish has to be first-time.', 'Abschluss direkt.', 'Завършек от първо.']],
    easier: [
      'Jokers may come 2 m into the pitch.',
      'Joker dürfen 2 m ins Feld.',
      'Неутралните може да влизат 2 м.',
    ],
    scoring: [
      'Goal one, after a side pass two.',
      'Tor eins, nach Pass von außen zwei.',
      'Гол – една, след пас от фланга – две.',
    ],
    question: [
      'Where do the defenders look when the ball is outside?',
      'Wohin schauen die Verteidiger, wenn der Ball außen ist?',
      'Къде гледа защитата, когато топката е отстрани?',
    ],
    fault: [
      'All stand in front of the goal and wait.',
      'Alle stehen wartend vor dem Tor.',
      'Всички чакат пред вратата.',
    ],
  },
  {
    key: 'end-jokers',
    harder: 2,
    play: 'long',
    name: ['jokers beside the goals', 'Joker neben den Toren', 'неутрални до вратите'],
    aim: [
      'Play deep early and support the ball from behind.',
      'Früh tief spielen und von hinten nachrücken.',
      'Ранна дълбочина и подкрепа отзад.',
    ],
    rule: [
      'Jokers stand beside the goals on the end lines. A pass to a joker in front has to be laid off to a runner who finishes.',
      'Joker stehen auf den Grundlinien neben den Toren. Ein Pass zum vorderen Joker wird auf einen Nachrückenden abgelegt, der abschließt.',
      'Неутралните са на крайните линии до вратите. Пасът към предния се връща на включил се играч, който завършва.',
    ],
    points: [
      [
        'Deep ball played? Five steps forward, everybody.',
        'Tiefer Ball gespielt? Alle fünf Schritte nach.',
        'Дълбок пас? Всички пет крачки напред.',
      ],
      [
        'Runner: come at an angle, open to the goal.',
        'Nachrücker: schräg kommen, offen zum Tor.',
        'Включващ се: ела под ъгъл, отворен към вратата.',
      ],
    ],
    more: [
      [
        'The deep pass must come from their own half.',
        'Der tiefe Pass muss aus der eigenen Hälfte kommen.',
        'Дълбокият пас е от своята половина.',
      ],
    ],
    easier: [
      'Jokers may keep the ball for three seconds.',
      'Joker dürfen den Ball drei Sekunden halten.',
      'Неутралните може да държат топката три секунди.',
    ],
    scoring: [
      'One point per goal, two after the lay-off.',
      'Ein Punkt je Tor, zwei nach Ablage.',
      'Точка за гол, две след връщане.',
    ],
    question: [
      'Who can be first at the lay-off?',
      'Wer kann zuerst bei der Ablage sein?',
      'Кой може пръв да стигне до връщането?',
    ],
    fault: [
      'Long balls without anyone following.',
      'Lange Bälle, denen keiner folgt.',
      'Дълги топки, които никой не следва.',
    ],
  },
  {
    key: 'joker-swap',
    harder: 2,
    play: 'win',
    kind: { moment: 'transition_to_defence', topic: 'counter_press' },
    name: ['who loses it becomes joker', 'wer verliert, wird Joker', 'загубилият става неутрален'],
    aim: [
      'React in the moment of loss and organise the team again.',
      'Im Moment des Verlusts reagieren und sich neu ordnen.',
      'Реакция при загуба и ново подреждане на отбора.',
    ],
    rule: [
      'Whoever misplaces a pass or loses the ball swaps places with the nearest joker, who takes the bib at once.',
      'Wer einen Fehlpass spielt oder den Ball verliert, tauscht mit dem nächsten Joker, der sofort übernimmt.',
      'Който сгреши пас или загуби топката, се сменя с най-близкия неутрален, който влиза веднага.',
    ],
    points: [
      [
        'Joker: always be ready, you are in at once.',
        'Joker: immer bereit, du bist sofort drin.',
        'Неутрален: бъди готов, влизаш веднага.',
      ],
      [
        'Others: close the ball while they swap.',
        'Die anderen: am Ball Druck machen, während getauscht wird.',
        'Другите: натиск върху топката по време на смяната.',
      ],
    ],
    more: [
      [
        'The swap has to be called out by name.',
        'Der Tausch wird mit Namen gerufen.',
        'Смяната се вика по име.',
      ],
    ],
    easier: [
      'Swap only when the ball is out.',
      'Tausch nur bei Ball im Aus.',
      'Смяна само при аут.',
    ],
    scoring: [
      'One point per goal, two within five seconds of a win.',
      'Ein Punkt je Tor, zwei binnen fünf Sekunden nach Gewinn.',
      'Точка за гол, две до пет секунди след отнемане.',
    ],
    question: [
      'What changes for you in the second after a loss?',
      'Was ändert sich für dich in der Sekunde nach dem Verlust?',
      'Какво се променя за теб в секундата след загубата?',
    ],
    fault: [
      'Arguing about who lost the ball.',
      'Streit, wer den Ball verloren hat.',
      'Спор кой е загубил топката.',
    ],
  },
]
