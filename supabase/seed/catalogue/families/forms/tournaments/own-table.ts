/** Teams are mixed after each round; everybody collects points of their own. */
import { createSketch } from '../../../create-sketch'
import { addBench, type Exercise } from '../../grown/kit'
import { createSizes } from '../create-sizes'
import { addTwoMatches } from './add-match'

export const ownTable: Exercise = {
  key: 'own-table',
  sizes: createSizes({
    small: [50, 18],
    large: [62, 24],
    ages: [8, 12],
    level: 1,
    time: [6, 180, 60],
    more: 4,
    fewer: 4,
  }),
  intensity: 'high',
  draw({ area }) {
    const drawing = createSketch(area)
    addTwoMatches(drawing, area)
    addBench(drawing, 6)
    return drawing
  },
  words: {
    en: {
      title: 'Everybody’s own table',
      aim: 'Adapt quickly to new team-mates, take responsibility in any team and win with different people.',
      setup:
        'Two pitches in {l} × {w} m with mini goals. Twelve players in four teams of three, bibs in two colours, a board with all names. With fewer players it is two against two on one of the pitches.',
      rules: [
        'Each round new teams are drawn with cards or by the coach’s list.',
        'All matches start and stop on one signal.',
        'Everybody writes down the points of their team under their own name.',
        'Nobody plays twice in a row with the same two.',
        'The last round: the first four of the table are spread over the four teams.',
      ],
      points: [
        'Fifteen seconds before the kick-off: who does what in this team?',
        'Learn something about each partner: strong foot, favourite space.',
        'Stay fair with the result, you count yourselves.',
        'Play to win with these two, not against those you know.',
      ],
      harder: ['Each team has to agree on a captain who has not been one yet.'],
      easier: ['Only two players change per round.'],
      scoring: 'Win: three. Draw: one. Each goal of the team: one more, up to three.',
      question: 'With whom did you play differently from usual?',
      fault: 'The strongest dribble alone because they trust nobody new.',
    },
    de: {
      title: 'Jeder hat seine eigene Tabelle',
      aim: 'Sich schnell auf neue Mitspieler einstellen, in jedem Team Verantwortung übernehmen und mit anderen gewinnen.',
      setup:
        'Zwei Felder in {l} × {w} m mit Minitoren. Zwölf Spieler in vier Dreierteams, Leibchen in zwei Farben, eine Tafel mit allen Namen. Sind es weniger, spielt ein Feld zwei gegen zwei.',
      rules: [
        'In jeder Runde werden neue Teams gelost oder nach Liste gebildet.',
        'Alle Spiele beginnen und enden auf ein Signal.',
        'Jeder schreibt die Punkte des Teams unter den eigenen Namen.',
        'Niemand spielt zweimal nacheinander mit denselben beiden.',
        'In der letzten Runde werden die ersten vier auf die vier Teams verteilt.',
      ],
      points: [
        'Fünfzehn Sekunden vor dem Anstoß: Wer macht was in diesem Team?',
        'Von jedem etwas lernen: starker Fuß, Lieblingsraum.',
        'Ehrlich mit dem Ergebnis sein, ihr zählt selbst.',
        'Mit diesen beiden gewinnen wollen, nicht gegen die alten Freunde.',
      ],
      harder: ['Jedes Team bestimmt einen Kapitän, der es noch nicht war.'],
      easier: ['Je Runde wechseln nur zwei Spieler.'],
      scoring: 'Sieg: drei. Remis: einer. Jedes Tor des Teams: einer dazu, höchstens drei.',
      question: 'Mit wem habt ihr anders gespielt als sonst?',
      fault: 'Die Stärksten dribbeln allein, weil sie den Neuen nicht vertrauen.',
    },
    bg: {
      title: 'Всеки със своя таблица',
      aim: 'Бързо нагаждане към нови съотборници, отговорност във всеки отбор и победи с различни хора.',
      setup:
        'Две полета в {l} × {w} м с малки врати. Дванадесет играчи в четири отбора по трима, потници в два цвята, табло с имената. Ако са по-малко, на едното поле се играе двама срещу двама.',
      rules: [
        'За всеки кръг се теглят нови отбори или се съставят по списък.',
        'Всички мачове започват и свършват по един сигнал.',
        'Всеки записва точките на отбора под своето име.',
        'Никой не играе два пъти подред със същите двама.',
        'В последния кръг първите четирима се разпределят по един в отбор.',
      ],
      points: [
        'Петнадесет секунди преди началото: кой какво прави в този отбор?',
        'Научете нещо за всеки: силен крак, любимо място.',
        'Бъдете честни с резултата, броите сами.',
        'Печели с тези двама, а не срещу старите приятели.',
      ],
      harder: ['Всеки отбор избира капитан, който още не е бил.'],
      easier: ['На кръг се сменят само двама.'],
      scoring: 'Победа – три. Равен – една. Всеки гол на отбора – още една, най-много три.',
      question: 'С кого играхте по-различно от обикновено?',
      fault: 'Най-силните дриблират сами, защото нямат доверие на новите.',
    },
  },
}
