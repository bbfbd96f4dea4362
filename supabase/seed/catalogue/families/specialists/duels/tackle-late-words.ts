/** Tackling safely: the slide for older players, and keeping what was won. */
import type { TaskWords } from '../kit'

export const slideWords: TaskWords = {
  en: {
    name: 'The slide tackle, step by step',
    aim: 'Learn the last resort: sliding beside the ball, hooking it and getting up again.',
    setup:
      'Moist grass, {l} × {w} m, long socks and pads. Players in two lines of three at the left, a partner with a ball for each line; a resting ball lies six metres ahead.',
    steps: [
      'From a jog sit down over the bent outer leg and slide past the resting ball.',
      'Then hook it with the instep of the upper leg as you pass.',
      'Now the partner dribbles slowly alongside, the slide comes from the side.',
      'Up over the bent knee and play the ball: the tackle ends on two feet.',
      'Back on the outside; each player slides four times at most per round.',
    ],
    points: [
      'Only from the side or in front, only if you will reach the ball.',
      'Lower leg folded, studs down, sole never towards the opponent.',
      'Slide on thigh and hip, the hand glides, it does not prop you up.',
      'Ask first: can I stay on my feet?',
    ],
    scoring: 'Ball hooked and played on from standing: two points. Ball only cleared: one.',
    question: 'In which situation is the slide the right choice?',
    fault: 'Jumping in with both feet off the ground.',
    harder: ['The partner dribbles at three quarters of full pace.'],
    easier: ['From walking, and only the way down and up.'],
  },
  de: {
    name: 'Die Grätsche Schritt für Schritt',
    aim: 'Das letzte Mittel lernen: neben den Ball gleiten, ihn angeln und wieder aufstehen.',
    setup:
      'Feuchter Rasen, {l} × {w} m, lange Stutzen und Schoner. Zwei Reihen zu dritt links, je Reihe ein Partner mit Ball; sechs Meter davor liegt ein ruhender Ball.',
    steps: [
      'Aus dem Trab über das gebeugte Außenbein hinsetzen, am Ball vorbeigleiten.',
      'Dann den Ball im Vorbeigleiten mit dem Spann des oberen Beins angeln.',
      'Jetzt dribbelt der Partner langsam daneben, gegrätscht wird von der Seite.',
      'Über das gebeugte Knie hoch und weiterspielen: Am Ende stehst du.',
      'Außen zurück; höchstens vier Grätschen je Spieler und Durchgang.',
    ],
    points: [
      'Nur von der Seite oder von vorn, nur wenn du den Ball erreichst.',
      'Unteres Bein angewinkelt, Stollen unten, nie die Sohle zum Gegner.',
      'Auf Oberschenkel und Hüfte gleiten, die Hand gleitet mit.',
      'Erst fragen: Kann ich auf den Beinen bleiben?',
    ],
    scoring: 'Geangelt und im Stand weitergespielt: zwei Punkte. Nur geklärt: einer.',
    question: 'In welcher Lage ist die Grätsche die richtige Wahl?',
    fault: 'Mit beiden Beinen in der Luft hineinspringen.',
    harder: ['Der Partner dribbelt mit Dreivierteltempo.'],
    easier: ['Aus dem Gehen, nur hinunter und wieder hoch.'],
  },
  bg: {
    name: 'Шпагат стъпка по стъпка',
    aim: 'Последното средство: плъзгане до топката, прибиране и веднага пак прав.',
    setup:
      'Влажна трева, {l} × {w} м, дълги чорапи и кори. Две редици по трима вляво, за всяка партньор с топка; на шест метра отпред лежи неподвижна топка.',
    steps: [
      'От тръс сядане през свития външен крак и плъзгане покрай топката.',
      'После прибиране на топката с горния крак в движението.',
      'Сега партньорът води бавно до него, плъзгането е отстрани.',
      'Ставане през свитото коляно и игра: накрая си на крака.',
      'Връщане отвън; най-много по четири плъзгания на играч в серия.',
    ],
    points: [
      'Само отстрани или отпред, само ако ще стигнеш топката.',
      'Долният крак е свит, бутоните долу, никога подметка към противника.',
      'Плъзгай се на бедро и таз, ръката се плъзга, не подпира.',
      'Първо се питай: мога ли да остана прав?',
    ],
    scoring: 'Прибрана и изиграна прав: две точки. Само изчистена: една.',
    question: 'В кое положение шпагатът е верният избор?',
    fault: 'Скок с двата крака във въздуха.',
    harder: ['Партньорът води с три четвърти скорост.'],
    easier: ['От ход, само слизане и ставане.'],
  },
}

export const secureWords: TaskWords = {
  en: {
    name: 'Win it and keep it',
    aim: 'Follow every tackle with the second action: body in, away from pressure, pass.',
    setup:
      '{l} × {w} m with a small gate of cones on each side. Two attackers and two defenders inside, a helper in blue outside at the left and right end; one ball.',
    steps: [
      'The attackers keep the ball 2v2; both helpers play with whoever has it.',
      'A defender who wins it must dribble out through any gate or find a helper.',
      'Only then is the ball won; lost again at once, it counts nothing.',
      'After a won ball the pairs change roles without a break.',
    ],
    points: [
      'Tackle into free space, not into the next opponent.',
      'Second step: body between the ball and the one who just lost it.',
      'Look for the helper before you tackle.',
      'Partner: offer on the far side at the moment of the tackle.',
    ],
    scoring: 'Ball won and safe: one point. Won and out with the first two touches: two.',
    question: 'What did you know before you tackled?',
    fault: 'Kicking the won ball anywhere.',
    harder: ['The helpers have one touch only.'],
    easier: ['Attackers may not press back for two seconds.'],
  },
  de: {
    name: 'Gewinnen und behalten',
    aim: 'Auf jeden Ballgewinn folgt die zweite Aktion: Körper dazwischen, raus aus dem Druck, Pass.',
    setup:
      '{l} × {w} m mit einem kleinen Hütchentor auf jeder Seite. Innen zwei Angreifer und zwei Verteidiger, links und rechts außen je ein Helfer in Blau; ein Ball.',
    steps: [
      'Die Angreifer halten den Ball im 2 gegen 2; Helfer spielen mit dem Ballbesitz.',
      'Nach Ballgewinn muss er durch ein Tor gedribbelt oder zum Helfer gepasst sein.',
      'Erst dann ist er gewonnen; sofort wieder weg zählt nicht.',
      'Nach einem gewonnenen Ball tauschen die Paare ohne Pause die Rollen.',
    ],
    points: [
      'In den freien Raum spitzeln, nicht zum nächsten Gegner.',
      'Zweiter Schritt: Körper zwischen Ball und dem, der ihn verlor.',
      'Vor dem Angriff auf den Ball nach dem Helfer schauen.',
      'Partner: im Moment des Ballgewinns auf der fernen Seite anbieten.',
    ],
    scoring: 'Gewonnen und gesichert: ein Punkt. Mit den ersten zwei Kontakten heraus: zwei.',
    question: 'Was wusstest du, bevor du zum Ball gingst?',
    fault: 'Den gewonnenen Ball irgendwohin schlagen.',
    harder: ['Die Helfer haben nur einen Kontakt.'],
    easier: ['Zwei Sekunden lang darf nicht nachgesetzt werden.'],
  },
  bg: {
    name: 'Отнеми и задръж',
    aim: 'След всяко отнемане идва второ действие: тяло помежду, вън от натиска, пас.',
    setup:
      '{l} × {w} м с малка вратичка от конуси на всяка страна. Вътре двама нападатели и двама защитници, отвън вляво и вдясно по един помощник в синьо; една топка.',
    steps: [
      'Нападателите пазят топката 2 срещу 2; помощниците са с владеещите.',
      'Отнетата топка трябва да мине с дрибъл през вратичка или до помощник.',
      'Чак тогава е спечелена; изгубена веднага, не се брои.',
      'След спечелена топка двойките сменят ролите без пауза.',
    ],
    points: [
      'Избивай към свободното, не към следващия противник.',
      'Втора крачка: тяло между топката и този, който я изгуби.',
      'Преди отнемането виж къде е помощникът.',
      'Партньор: предложи се от далечната страна в мига на отнемането.',
    ],
    scoring: 'Отнета и сигурна: точка. Изведена с първите две докосвания: две.',
    question: 'Какво знаеше, преди да влезеш в топката?',
    fault: 'Ритане на спечелената топка накъдето и да е.',
    harder: ['Помощниците имат едно докосване.'],
    easier: ['Две секунди няма контрапреса.'],
  },
}
