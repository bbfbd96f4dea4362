/** Ways of playing a world cup; nobody is ever out. */
import type { Task } from '../possession/kit'

export const cupTasks: readonly Task[] = [
  {
    key: 'group-stage',
    harder: 0,
    name: ['group stage', 'Gruppenphase', 'групова фаза'],
    aim: ['Dare many shots.', 'Viele Abschlüsse wagen.', 'Смелост за много удари.'],
    rule: [
      'Every goal is a point for the nation. Whoever scores dribbles once round the coach before playing on.',
      'Jedes Tor ist ein Punkt für die Nation. Wer trifft, dribbelt einmal um den Trainer und spielt dann weiter.',
      'Всеки гол е точка за държавата. Който вкара, обикаля треньора с топка и продължава.',
    ],
    points: [['See the goal? Shoot!', 'Du siehst das Tor? Schieß!', 'Виждаш ли вратата, удряй!']],
    more: [
      [
        'Each player of the nation has to score once.',
        'Jeder Spieler der Nation muss einmal treffen.',
        'Всеки играч от държавата вкарва поне веднъж.',
      ],
    ],
    easier: [
      'Without a keeper into two mini goals of cones.',
      'Ohne Torwart auf zwei kleine Hütchentore.',
      'Без вратар, на две малки врати от конуси.',
    ],
    scoring: ['One point per goal.', 'Ein Punkt je Tor.', 'Точка за гол.'],
    question: [
      'From where did you score most easily?',
      'Von wo habt ihr am leichtesten getroffen?',
      'Откъде вкарвахте най-лесно?',
    ],
    fault: [
      'Everyone runs after the ball: look for the free spot.',
      'Alle laufen dem Ball nach: den freien Platz suchen.',
      'Всички тичат след топката: търсете свободно място.',
    ],
  },
  {
    key: 'qualify',
    harder: 1,
    name: ['into the next round', 'in die nächste Runde', 'към следващия кръг'],
    aim: [
      'Keep trying until it works.',
      'Dranbleiben, bis es klappt.',
      'Упоритост, докато се получи.',
    ],
    rule: [
      'A nation that scores is through and practises wall passes beside the goal; when only one is left, all come back and the last starts with the ball. Ten seconds later the next round begins.',
      'Wer trifft, ist weiter und spielt Doppelpässe neben dem Tor; bleibt nur eine Nation übrig, kommen alle zurück und sie beginnt mit Ball. Zehn Sekunden später startet die nächste Runde.',
      'Вкаралата държава е напред и прави двойни пасове до вратата; остане ли само една, всички се връщат и тя започва с топката. След десет секунди почва нов кръг.',
    ],
    points: [
      [
        'Fewer opponents now: more room to dribble.',
        'Jetzt sind weniger Gegner da: mehr Platz zum Dribbeln.',
        'Вече има по-малко противници: повече място за дрибъл.',
      ],
    ],
    more: [
      [
        'To qualify two goals are needed.',
        'Zum Weiterkommen sind zwei Tore nötig.',
        'За класиране са нужни два гола.',
      ],
    ],
    easier: [
      'A shot on target is enough to go through.',
      'Ein Schuss aufs Tor reicht zum Weiterkommen.',
      'Точен удар стига за класиране.',
    ],
    scoring: [
      'Three points for the first nation through, then two, then one.',
      'Drei Punkte für die erste Nation, dann zwei, dann einer.',
      'Три точки за първата класирана, после две и една.',
    ],
    question: [
      'What changes when fewer nations are left?',
      'Was ändert sich, wenn weniger Nationen übrig sind?',
      'Какво се променя, когато останат по-малко държави?',
    ],
    fault: [
      'Those who are through just stand: give them a ball.',
      'Die Qualifizierten stehen nur herum: Ball geben.',
      'Класираните стоят: дай им топка.',
    ],
  },
  {
    key: 'assist',
    harder: 1,
    name: ['goals by an assist', 'Tore nach Vorlage', 'голове след асистенция'],
    aim: [
      'See the partner and pass at the right moment.',
      'Den Partner sehen und im richtigen Moment passen.',
      'Виждане на партньора и пас в точния момент.',
    ],
    rule: [
      'A goal counts only after a pass by their own nation beyond the shooting line; first-time finishes count double.',
      'Ein Tor zählt nur nach einem Pass der eigenen Nation hinter der Schusslinie; direkte Tore zählen doppelt.',
      'Голът важи само след пас от своята държава отвъд линията; удар от първо е двоен.',
    ],
    points: [
      [
        'Draw the keeper, then square it.',
        'Torwart locken, dann querlegen.',
        'Привлечи вратаря и подай напречно.',
      ],
    ],
    more: [
      ['Only first-time goals count.', 'Nur direkte Tore zählen.', 'Важат само голове от първо.'],
    ],
    easier: [
      'The pass may be anywhere.',
      'Der Pass darf überall sein.',
      'Пасът може да е навсякъде.',
    ],
    scoring: [
      'One point per goal, two first-time.',
      'Ein Punkt je Tor, zwei bei direktem Abschluss.',
      'Точка за гол, две от първо.',
    ],
    question: [
      'How did you know that your partner was free?',
      'Woher wusstest du, dass dein Partner frei war?',
      'Как разбра, че партньорът е свободен?',
    ],
    fault: [
      'Partner stands behind a defender and calls.',
      'Der Partner ruft aus dem Deckungsschatten.',
      'Партньорът вика иззад защитник.',
    ],
  },
  {
    key: 'take-it-out',
    harder: 2,
    name: ['first out, then in', 'erst hinaus, dann hinein', 'навън, после навътре'],
    aim: [
      'Switch at once between winning the ball, securing it and finishing.',
      'Zwischen Ballgewinn, Sichern und Abschluss sofort umschalten.',
      'Бързо преминаване от отнемане към сигурност и завършек.',
    ],
    rule: [
      'After a ball won or saved, the nation has to dribble or pass back behind the shooting line before it may shoot.',
      'Nach Ballgewinn oder Parade muss die Nation den Ball erst hinter die Schusslinie zurückbringen, bevor sie schießen darf.',
      'След отнемане или спасяване държавата първо изнася топката зад линията и чак тогава удря.',
    ],
    points: [
      [
        'Win, turn away, breathe, attack again.',
        'Gewinnen, abdrehen, durchatmen, neu angreifen.',
        'Отнеми, обърни, поеми дъх, нападни отново.',
      ],
    ],
    more: [
      ['The way out must be by a pass.', 'Hinaus nur mit einem Pass.', 'Изнасяне само с пас.'],
    ],
    easier: [
      'Rebounds may be shot directly.',
      'Abpraller dürfen direkt verwertet werden.',
      'Доиграването може веднага.',
    ],
    scoring: [
      'One point per goal, one for three clean ways out.',
      'Ein Punkt je Tor, einer für dreimal sauberes Hinausspielen.',
      'Точка за гол, точка за три чисти изнасяния.',
    ],
    question: [
      'Where is it calm after winning the ball?',
      'Wo ist es nach dem Ballgewinn ruhig?',
      'Къде е спокойно след отнемането?',
    ],
    fault: [
      'Shooting at once by reflex.',
      'Aus Reflex sofort schießen.',
      'Удар веднага по рефлекс.',
    ],
  },
  {
    key: 'champion-defends',
    harder: 2,
    name: ['the champion defends', 'Titelverteidigung', 'шампионът защитава'],
    aim: [
      'Defend the goal as a pair and attack against a sorted defence.',
      'Das Tor gemeinsam verteidigen und gegen eine Abwehr angreifen.',
      'Обща защита на вратата и атака срещу подредена защита.',
    ],
    rule: [
      'The last scorer’s nation defends the goal, the others attack with one ball and pass to each other. Whichever nation scores becomes champion and defends.',
      'Die Nation des letzten Torschützen verteidigt das Tor, die anderen greifen mit einem Ball gemeinsam an. Wer trifft, wird Weltmeister und verteidigt.',
      'Държавата на последния голмайстор пази вратата, другите нападат заедно с една топка. Който вкара, става шампион и защитава.',
    ],
    points: [
      [
        'Champion: one to the ball, the other covers the goal.',
        'Weltmeister: einer zum Ball, der andere sichert das Tor.',
        'Шампион: един към топката, другият покрива вратата.',
      ],
    ],
    more: [
      [
        'The champion scores by dribbling over the shooting line.',
        'Der Weltmeister punktet mit einem Dribbling über die Schusslinie.',
        'Шампионът взема точка с дрибъл през линията.',
      ],
    ],
    easier: [
      'The champion may only block passes.',
      'Der Weltmeister darf nur Pässe abfangen.',
      'Шампионът само пресича пасове.',
    ],
    scoring: [
      'One point for each attack defended, one per goal.',
      'Ein Punkt je abgewehrtem Angriff, einer je Tor.',
      'Точка за отбита атака, точка за гол.',
    ],
    question: [
      'How do a few defend against many?',
      'Wie verteidigt man zu wenigen gegen viele?',
      'Как малцина защитават срещу мнозина?',
    ],
    fault: [
      'All defenders go to the ball.',
      'Alle Verteidiger gehen zum Ball.',
      'Всички защитници отиват към топката.',
    ],
  },
]
