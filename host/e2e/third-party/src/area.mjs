const WORDS = {
  en: { title: 'Weather', text: 'Dry, good for canvas shoes.' },
  sq: { title: 'Moti', text: 'Thatë, mirë për këpucë pëlhure.' },
  tr: { title: 'Hava', text: 'Kuru, bez ayakkabı havası.' },
  ar: { title: 'الطقس', text: 'جاف، مناسب للأحذية القماشية.' },
};

/** What the shell asks for: pages by the names that area.json has, and texts by language. */
export const area = {
  pages: { today: () => import('./today-page.mjs') },
  texts: async (/** @type {keyof typeof WORDS} */ language) => ({ weather: WORDS[language] }),
};
