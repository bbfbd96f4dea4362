/** The losers choose the rule of the next match. */
import { createSketch } from '../../../create-sketch'
import { addBench, type Exercise } from '../../grown/kit'
import { createSizes } from '../create-sizes'
import { addTwoMatches } from './add-match'

export const losersChoose: Exercise = {
  key: 'losers-choose',
  sizes: createSizes({
    small: [52, 20],
    large: [64, 26],
    ages: [9, 12],
    level: 2,
    time: [6, 150, 75],
    more: 4,
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
      title: 'The losers choose the rule',
      aim: 'Know your own strengths, choose a rule that suits them, and adjust quickly to somebody else’s rule.',
      setup:
        'Two pitches in {l} × {w} m, four teams of three. A stack of rule cards: two touches, weak foot counts double, goals from your own half, everybody over halfway at a goal, a goal only after a wall pass.',
      rules: [
        'The first round is played without a special rule.',
        'Winners move to the right, losers stay or move left.',
        'On each pitch the team that lost last draws three cards and chooses one rule for both.',
        'Twenty seconds to talk, then the match starts.',
        'No rule is used twice on the same pitch.',
      ],
      points: [
        'Choose what you are good at, not what annoys the others.',
        'New rule: which space becomes worth more?',
        'Look after ten seconds: does our idea work?',
        'Lost? Then you are the ones who decide next.',
      ],
      harder: ['The losers invent a rule of their own.'],
      easier: ['Two cards to choose from, and the coach explains them.'],
      scoring: 'Win: three. Win with the opponents’ rule: four. Draw: one each.',
      question: 'Which rule suited you, and what does that say about your game?',
      fault: 'The team chooses a rule and then plays exactly as before.',
    },
    de: {
      title: 'Verlierer wählen die Regel',
      aim: 'Die eigenen Stärken kennen, eine passende Regel wählen und sich schnell auf fremde Regeln einstellen.',
      setup:
        'Zwei Felder in {l} × {w} m, vier Dreierteams. Ein Stapel Regelkarten: zwei Kontakte, schwacher Fuß zählt doppelt, Tore aus der eigenen Hälfte, alle beim Tor über der Mitte, Tor nur nach Doppelpass.',
      rules: [
        'Die erste Runde läuft ohne Sonderregel.',
        'Gewinner rücken nach rechts, Verlierer bleiben oder rücken nach links.',
        'Auf jedem Feld zieht das zuletzt unterlegene Team drei Karten und wählt eine Regel für beide.',
        'Zwanzig Sekunden Absprache, dann geht es los.',
        'Auf demselben Feld gilt keine Regel zweimal.',
      ],
      points: [
        'Wählt, was ihr könnt, nicht, was die anderen ärgert.',
        'Neue Regel: Welcher Raum wird mehr wert?',
        'Nach zehn Sekunden prüfen: Geht unsere Idee auf?',
        'Verloren? Dann entscheidet ihr als Nächste.',
      ],
      harder: ['Die Verlierer erfinden eine eigene Regel.'],
      easier: ['Nur zwei Karten, der Trainer erklärt sie.'],
      scoring: 'Sieg: drei. Sieg mit der Regel der anderen: vier. Remis: je einer.',
      question: 'Welche Regel lag euch, und was sagt das über euer Spiel?',
      fault: 'Das Team wählt eine Regel und spielt dann genau wie vorher.',
    },
    bg: {
      title: 'Загубилите избират правилото',
      aim: 'Познаване на своите силни страни, избор на подходящо правило и бързо нагаждане към чуждото.',
      setup:
        'Две полета в {l} × {w} м, четири отбора по трима. Купчина карти с правила: две докосвания, слабият крак носи двойно, гол от своята половина, всички през центъра при гол, гол само след двоен пас.',
      rules: [
        'Първият кръг е без особено правило.',
        'Победителите се местят надясно, загубилите остават или отиват наляво.',
        'На всяко поле последно загубилият отбор тегли три карти и избира едно правило за двата отбора.',
        'Двадесет секунди за уговорка и мачът започва.',
        'На едно поле правило не се повтаря.',
      ],
      points: [
        'Изберете това, което умеете, не това, което дразни другите.',
        'Ново правило: кое пространство става по-ценно?',
        'След десет секунди проверете: работи ли идеята ни?',
        'Загубихте? Значи вие решавате следващото.',
      ],
      harder: ['Загубилите измислят свое правило.'],
      easier: ['Само две карти, треньорът ги обяснява.'],
      scoring: 'Победа – три. Победа с чуждото правило – четири. Равен – по една.',
      question: 'Кое правило ви подхождаше и какво говори това за играта ви?',
      fault: 'Отборът избира правило и после играе точно както преди.',
    },
  },
}
