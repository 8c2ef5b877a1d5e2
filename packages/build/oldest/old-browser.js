/* global window, document */
// Runs before the shell, in browsers that cannot read the shell's own code too: no newer syntax than
// that of 2009, and text becomes no HTML. Without the element `root` the shell does not start.
(function () {
  var texts = [
    {
      language: 'en',
      title: 'This browser is too old for the back office',
      advice: 'Update it, or use one of these or newer:',
    },
    {
      language: 'sq',
      title: 'Ky shfletues është tepër i vjetër për programin',
      advice: 'Përditësojeni, ose përdorni një nga këta ose më të ri:',
    },
    {
      language: 'tr',
      title: 'Bu tarayıcı program için çok eski',
      advice: 'Güncelleyin veya bunlardan birini ya da daha yenisini kullanın:',
    },
    {
      language: 'ar',
      title: 'هذا المتصفح قديم جدًا على البرنامج',
      advice: 'حدِّثه، أو استخدم أحد هذه المتصفحات أو أحدث منها:',
    },
  ];

  function knows() {
    return (
      !!window.CSS &&
      !!window.CSS.supports &&
      window.CSS.supports('selector(:has(*))') &&
      !!window.matchMedia &&
      window.matchMedia('(width >= 0px)').matches &&
      'toReversed' in Array.prototype
    );
  }

  /** @param {Node} parent @param {string} name @param {string} text */
  function add(parent, name, text) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  if (knows()) return;
  var root = document.getElementById('root');
  if (!root || !root.parentNode) return;
  var page = document.createElement('main');
  page.className = 'container py-5';
  texts.forEach(function (text, index) {
    var isArabic = text.language === 'ar';
    var section = add(page, 'section', '');
    section.lang = text.language;
    section.dir = isArabic ? 'rtl' : 'ltr';
    section.className = 'mb-5';
    add(section, index === 0 ? 'h1' : 'h2', text.title).className = 'h4';
    add(section, 'p', text.advice);
    var versions = add(section, 'p', '__OLDEST__');
    versions.dir = 'ltr';
    if (isArabic) versions.className = 'text-end';
  });
  root.parentNode.replaceChild(page, root);
})();
