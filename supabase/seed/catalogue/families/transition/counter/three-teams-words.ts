/** Tasks of the three teams. */
import type { TransitionTask } from '../kit'

export const threeTeamTasks: readonly TransitionTask[] = [
  {
    key: 'flow',
    harder: 0,
    name: ['keep it flowing', 'im Fluss bleiben', 'без спиране'],
    aim: [
      'No pause between winning and attacking.',
      'Keine Pause zwischen Gewinn und Angriff.',
      'Без пауза между отнемане и атака.',
    ],
    rule: [
      'No extra limits. Standing still with the ball for three seconds gives it to the resting team.',
      'Ohne weitere Vorgaben. Wer drei Sekunden mit dem Ball steht, verliert ihn an das ruhende Team.',
      'Без други ограничения. Който стои с топката три секунди, я губи в полза на почиващия отбор.',
    ],
    points: [
      [
        'Ball won: one straight ahead, one wide, both at full speed.',
        'Ball gewonnen: einer geradeaus, einer breit, beide mit Tempo.',
        'Отнемане: един право, един широко, и двамата бързо.',
      ],
      [
        'Drive at the first defender, then pass beside them.',
        'Den ersten Verteidiger andribbeln, dann an ihm vorbei passen.',
        'Води към първия защитник, после подай покрай него.',
      ],
    ],
    more: [['At most three touches.', 'Höchstens drei Kontakte.', 'Най-много три докосвания.']],
    easier: [
      'The attack starts freely from their own keeper.',
      'Jeder Angriff beginnt frei beim Torwart.',
      'Всяка атака започва свободно от вратаря.',
    ],
    scoring: [
      'One point per goal; first team with five wins.',
      'Ein Punkt je Tor; wer zuerst fünf hat, gewinnt.',
      'Точка за гол; печели първият с пет.',
    ],
    question: [
      'What can you do while you rest?',
      'Was kannst du tun, während du ruhst?',
      'Какво можеш да свършиш, докато почиваш?',
    ],
    fault: [
      'The attack begins in a walk.',
      'Der Angriff beginnt im Gehen.',
      'Атаката започва ходом.',
    ],
  },
  {
    key: 'press-to-half',
    harder: 1,
    name: ['press until halfway', 'Nachsetzen bis zur Mitte', 'преса до средата'],
    aim: [
      'Win the ball back before it leaves the half.',
      'Den Ball zurückholen, bevor er die Hälfte verlässt.',
      'Топката се връща, преди да напусне половината.',
    ],
    rule: [
      'The team that loses the ball presses at once. If it wins it before the halfway line, it attacks the same goal again and a goal counts double.',
      'Wer den Ball verliert, setzt sofort nach. Gewinnt das Team ihn vor der Mittellinie zurück, greift es dasselbe Tor an, und ein Tor zählt doppelt.',
      'Загубилият отбор веднага пресира. Ако отнеме преди средата, атакува същата врата и голът е двоен.',
    ],
    points: [
      [
        'Nearest attacks the ball, next closes the pass forward.',
        'Der Nächste geht zum Ball, der Zweite schließt den Pass nach vorn.',
        'Най-близкият атакува топката, вторият затваря паса напред.',
      ],
      [
        'Winner: first pass over the nearest pressing player, not back to the goal.',
        'Gewinner: erster Pass am Presser vorbei, nicht zurück zum Tor.',
        'Отнел: първият пас е покрай пресиращия, не назад.',
      ],
    ],
    more: [
      [
        'Three seconds to get over halfway or the ball is lost.',
        'Drei Sekunden bis über die Mitte, sonst Ballverlust.',
        'До три секунди през средата, иначе топката се губи.',
      ],
    ],
    easier: ['Only two press.', 'Nur zwei setzen nach.', 'Пресират само двама.'],
    scoring: [
      'Goal one point, after winning it back two.',
      'Tor ein Punkt, nach Rückgewinn zwei.',
      'Гол – точка, след върната топка – две.',
    ],
    question: [
      'How far is too far to press?',
      'Ab wann lohnt das Nachsetzen nicht mehr?',
      'Кога пресата вече няма смисъл?',
    ],
    fault: [
      'Pressing one by one so that each is played past.',
      'Einzeln nachsetzen und nacheinander überspielt werden.',
      'Пресиране поединично, един след друг биват подминати.',
    ],
  },
  {
    key: 'join-late',
    harder: 1,
    name: ['finish with a late runner', 'Nachrücker schließt ab', 'удар на включилия се'],
    aim: [
      'Support the break from the second row.',
      'Den Konter aus der zweiten Reihe unterstützen.',
      'Контрата се подкрепя от втора линия.',
    ],
    rule: [
      'A goal by the player who was last over the halfway line counts double.',
      'Ein Tor dessen, der als Letzter über die Mittellinie kam, zählt doppelt.',
      'Гол на преминалия последен средната линия е двоен.',
    ],
    points: [
      [
        'Ball carrier: hold the ball on the side until the late runner is level.',
        'Ballführer: Halt den Ball außen, bis der Nachrücker auf Höhe ist.',
        'Водещ: задръж топката встрани, докато включващият се дойде.',
      ],
      [
        'Late runner: come with speed into the space between box and defenders.',
        'Nachrücker: mit Tempo in den Rückraum.',
        'Включващ се: със скорост пред наказателното.',
      ],
    ],
    more: [
      [
        'Only the last two over the line may score.',
        'Nur die letzten zwei dürfen treffen.',
        'Вкарват само последните двама.',
      ],
    ],
    easier: [
      'Any goal after a pass backwards counts double.',
      'Jedes Tor nach einem Rückpass zählt doppelt.',
      'Всеки гол след връщане назад е двоен.',
    ],
    scoring: [
      'Goal one point, late runner two.',
      'Tor ein Punkt, Nachrücker zwei.',
      'Гол – точка, от включил се – две.',
    ],
    question: [
      'From where do defenders not see you come?',
      'Von wo sehen dich die Verteidiger nicht kommen?',
      'Откъде защитниците не те виждат?',
    ],
    fault: [
      'All run to the goal line and nobody is behind the ball.',
      'Alle laufen zur Grundlinie, der Rückraum ist leer.',
      'Всички тичат към линията, отзад е празно.',
    ],
  },
  {
    key: 'two-lives',
    harder: 2,
    from: 11,
    name: ['the losers attack again', 'Verlierer greift wieder an', 'губещият атакува пак'],
    aim: [
      'Defend well because a goal costs rest.',
      'Gut verteidigen, denn ein Gegentor kostet die Pause.',
      'Добра защита, защото гол струва почивка.',
    ],
    rule: [
      'A team that scores rests; the team that conceded must attack within four seconds of the keeper’s ball and may not rest until it has scored or won a ball.',
      'Wer trifft, darf ruhen; wer das Tor kassiert, muss binnen vier Sekunden nach dem Ball des Torwarts angreifen und ruht erst nach Tor oder Ballgewinn.',
      'Който вкара, почива; който допусне, трябва до четири секунди след топката от вратаря да атакува и не почива до гол или отнемане.',
    ],
    points: [
      [
        'Tired? Play simple, run with purpose, keep your distances.',
        'Müde? Einfach spielen, gezielt laufen, Abstände halten.',
        'Умора? Играй просто, тичай с цел, пази разстоянията.',
      ],
      [
        'Defend as a pair: one goes, one covers, both speak.',
        'Verteidigt als Paar: einer geht, einer sichert, beide sprechen.',
        'Пазете по двойки: един излиза, един покрива, двама говорят.',
      ],
    ],
    more: [
      ['Two seconds instead of four.', 'Zwei statt vier Sekunden.', 'Две секунди вместо четири.'],
    ],
    easier: [
      'After two waves in a row the team may rest.',
      'Nach zwei Wellen in Folge darf das Team ruhen.',
      'След две поредни вълни отборът почива.',
    ],
    scoring: [
      'One point per goal, one for each wave defended.',
      'Ein Punkt je Tor, einer je abgewehrter Welle.',
      'Точка за гол и за всяка отбита вълна.',
    ],
    question: [
      'How did you help a tired team-mate?',
      'Wie hast du einem müden Mitspieler geholfen?',
      'Как помогна на уморен съотборник?',
    ],
    fault: [
      'Complaining about the goal while the next attack begins.',
      'Über das Tor diskutieren, während der nächste Angriff läuft.',
      'Спорове за гола, докато тече следващата атака.',
    ],
  },
]
